/**
 * Finds touch targets smaller than 44 × 44 CSS px, or at the office with a mouse than 24 × 24. Links in running text
 * are exempt, as in WCAG; a field is as large as its label. Runs in the page, so it cannot use imports.
 */
export function findSmallTargets(): string[] {
  // The office is dense for a mouse, and has the larger ones for a finger.
  const isForMouse = document.querySelector(".office, .open-page") !== null && !matchMedia("(pointer: coarse)").matches;
  const least = isForMouse ? 24 : 44;
  const controls = "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=option]";
  const faults: string[] = [];

  /** In a clipping box of one pixel, which only screen readers find. */
  const isClipped = (element: Element) => {
    for (let at = element.parentElement; at; at = at.parentElement) {
      const { width, height } = at.getBoundingClientRect();
      if ((width <= 1 || height <= 1) && getComputedStyle(at).overflow === "hidden") return true;
    }
    return false;
  };
  const isSeen = (element: Element) => {
    if (isClipped(element)) return false;
    const { width, height } = element.getBoundingClientRect();
    const seen = element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
    return seen && width > 1 && height > 1 && getComputedStyle(element).pointerEvents !== "none";
  };
  const isInText = (element: Element) => {
    if (element.tagName !== "A" || getComputedStyle(element).display !== "inline") return false;
    const around = element.closest("p, li, dd, label, td, span:not(a span)")?.textContent?.trim() ?? "";
    return around.length > (element.textContent?.trim().length ?? 0);
  };

  for (const element of document.body.querySelectorAll(controls)) {
    if (!isSeen(element) || isInText(element)) continue;
    const label = element.matches("input[type=radio], input[type=checkbox], input[type=file]")
      ? element.closest("label")
      : null;
    const { width, height, bottom } = (label ?? element).getBoundingClientRect();
    // The skip link is above the page until it has the focus.
    if (bottom + scrollY <= 0) continue;
    if (width >= least - 0.5 && height >= least - 0.5) continue;
    const text = (element.getAttribute("aria-label") ?? (label ?? element).textContent ?? "").trim().slice(0, 40);
    faults.push(
      `${element.tagName.toLowerCase()}.${element.className} '${text}' is ${Math.round(width)} × ${Math.round(height)} px`,
    );
  }
  return faults;
}
