"""Weather of twelve kinds looks as it did when somebody last looked at it, in three places and two themes.

What is drawn are the snapshots of `WeatherSnapshotTests`: all twelve of a place on one sheet, under the stylesheet of the
product. The pictures are compared as those of `test_pictures.py` are, and recorded with them.
"""

import re

import pytest
from pictures import take
from server import ROOT
from test_pictures import compare, origins, recorded_here, window  # noqa: F401

SNAPSHOTS = ROOT / "Tests/DashboardCoreTests/Weather/__Snapshots__/WeatherSnapshotTests"

# Puts the sheet where the page was, in three columns; its own rules are a constructed sheet, which the policy allows.
LAY_OUT = """([sheet, language]) => {
  document.documentElement.lang = language;
  document.body.innerHTML = sheet;
  const rules = new CSSStyleSheet();
  rules.replaceSync(`
    body { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 2rem 1rem; padding: 1rem }
    article { container: page / inline-size; display: grid; align-content: start; gap: 1rem }
    h2 { font-size: 1rem } .card { min-block-size: 0; padding: 1rem } pre { display: none }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, rules];
}"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("language", ["en", "de", "ja"])
def test_all_weathers_look_as_before(origins, window, tmp_path, language, scheme):  # noqa: F811
    page = window(origins[0] + "/weather", 1920, scheme)
    sheets = []
    for path in sorted(SNAPSHOTS.glob(f"*-{language}.html")):
        words = path.read_text(encoding="utf-8").replace("section", "div")
        # Each has its own gradients, which are found by their names.
        words = re.sub(r'(id="|url\(#)', rf"\1{path.stem}-", words)
        sheets.append(f"<article><h2>{path.stem.removesuffix('-' + language)}</h2>{words}</article>")
    assert len(sheets) == 12
    page.evaluate(LAY_OUT, ["".join(sheets), language])
    overlong = page.evaluate("[...document.querySelectorAll('.card')].filter(e => e.scrollWidth > e.clientWidth + 1).length")
    assert overlong == 0
    remark = compare(f"weathers-{language}-{scheme}", take(page, tmp_path / "picture.png"))
    assert remark is None, remark
