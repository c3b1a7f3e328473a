"""What `scripts/mutate` breaks: sets of rules, each with the smallest copy of the package in which its tests can be run.

A set is a module with three tables: COPY, the folders and files that its copy holds; BELOW, the folder of what it breaks;
and MUTATIONS. An entry of these is: the rule, what is broken, the file below that folder, the text there, the text instead.
"""
from mutations import containment, formats, health, imports, weather

SETS = {
    "containment": containment,
    "health": health,
    "formats": formats,
    "imports": imports,
    "weather": weather,
}
