"""What a first visit costs: bytes, layout shifts, and the time until the largest thing is painted."""

from dataclasses import dataclass
from urllib.parse import urlsplit

from playwright.sync_api import Browser, expect

# A phone of the middle class beside a machine on which one programs.
SLOWER = 4

# Entries of before are told, too; a frame later, those of the last change are among them.
ENTRIES = """kind => new Promise(resolve => requestAnimationFrame(() => setTimeout(() => {
  const found = [];
  const observer = new PerformanceObserver(() => {});
  observer.observe({ type: kind, buffered: true });
  for (const it of observer.takeRecords()) {
    const moved = (it.sources ?? []).map(({ node, previousRect: from, currentRect: to }) =>
      `${node?.id || node?.className || node?.nodeName}: ${from.x},${from.y} to ${to.x},${to.y}`);
    found.push({ at: it.startTime, value: it.value, byHand: it.hadRecentInput, moved });
  }
  resolve(found);
})))"""


@dataclass
class Vitals:
    """Bytes as they go over the wire, headers included; shifts as browsers add them up; milliseconds."""

    size: int
    shift: float
    largest: float
    # What has moved, for whoever has to find out why.
    moved: list[str]
    # Addresses at others than the server whose page it is.
    strangers: list[str]


def first_visit(chromium: Browser, address: str, width: int = 390) -> Vitals:
    """Goes to a page as somebody who has nothing in the cache, on a processor slowed down."""
    context = chromium.new_context(viewport={"width": width, "height": 844}, locale="en-GB", timezone_id="UTC")
    try:
        page = context.new_page()
        developer = context.new_cdp_session(page)
        sizes: list[float] = []
        developer.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        developer.send("Network.enable")
        developer.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        page.goto(address)
        page.wait_for_load_state("networkidle")
        expect(page.locator("main [slot]")).to_have_count(0)
        largest = page.evaluate(ENTRIES, "largest-contentful-paint")
        shifts = page.evaluate(ENTRIES, "layout-shift")
        return Vitals(
            size=int(sum(sizes)),
            shift=sum(it["value"] for it in shifts if not it["byHand"]),
            largest=max((it["at"] for it in largest), default=0),
            moved=[moved for it in shifts for moved in it["moved"]],
            strangers=[it for it in asked if urlsplit(it).netloc not in ("", urlsplit(address).netloc)],
        )
    finally:
        context.close()
