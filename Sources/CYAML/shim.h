#ifndef DAYBOOK_CYAML_SHIM_H
#define DAYBOOK_CYAML_SHIM_H

// libyaml's parser of events; its loader of documents recurses and follows aliases, and is not called.
#include <yaml.h>

#endif
