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


# Tab begins where the focus was before, and at the page's end it goes through the browser's own elements.
MOST_ROUNDS = 3


def unreached(browser: Browser) -> list[str]:
    """What Tab does not come to, or comes to without a ring that shows, or behind something else."""
    browser.stand_still()
    stops = browser.run(MARK)
    for _ in range(MOST_ROUNDS):
        browser.press(TAB * (stops + 2))
        seen = [each for each in browser.run("return window.seen") if each[0] >= 0]
        reached = {place for place, _, _, _ in seen}
        if len(reached) >= stops:
            break
    faults = [f"no ring: {markup}" for _, has_ring, _, markup in seen if not has_ring]
    faults += [f"covered: {markup}" for _, _, is_seen, markup in seen if not is_seen]
    if len(reached) < stops:
        faults.append(f"{len(reached)} of {stops} are reached")
    return faults
