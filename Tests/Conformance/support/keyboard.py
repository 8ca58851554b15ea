"""What a person reaches who has a keyboard alone."""

from .browser import Browser

TAB = "\ue004"

MARK = """
function look() {
  const e = document.activeElement, box = e.getBoundingClientRect();
  // What is taller than the window is seen in part.
  const y = Math.min(Math.max(box.y + box.height / 2, 1), innerHeight - 1);
  const top = document.elementFromPoint(box.x + box.width / 2, y);
  const ring = getComputedStyle(e);
  return [window.wanted.indexOf(e), ring.outlineStyle !== 'none' && ring.outlineWidth !== '0px',
    e === top || e.contains(top) || !!top?.contains(e), e.outerHTML.slice(0, 200)];
}
const all = [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex="0"]')];
window.wanted = all.filter(e => e.type !== 'hidden' && !e.disabled && e.checkVisibility());
document.activeElement.blur();
scrollTo(0, 0);
window.seen = [];
// By then the element is scrolled to where it can be seen.
window.onkeyup = () => window.seen.push(look());
// The buttons of one question are one stop: arrows go on from there.
const stops = new Set(window.wanted.map(e => e.type === 'radio' ? e.form.action + e.name : e));
return stops.size
"""


def unreached(browser: Browser) -> list[str]:
    """What Tab does not come to, or comes to without a ring that shows, or behind something else."""
    browser.stand_still()
    stops = browser.run(MARK)
    browser.press(TAB * (stops + 2))
    faults, reached = [], set()
    for place, has_ring, is_seen, markup in browser.run("return window.seen"):
        if place < 0:
            continue
        reached.add(place)
        if not has_ring:
            faults.append(f"no ring: {markup}")
        if not is_seen:
            faults.append(f"covered: {markup}")
    if len(reached) < stops:
        faults.append(f"{len(reached)} of {stops} are reached")
    return faults
