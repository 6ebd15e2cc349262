/**
 * What is smaller than 44 × 44 CSS px and is to be hit with a finger. Runs inside the page, so it stands on its own. Links in a
 * running text are exempt, as WCAG has it; a field is as large as the label around it.
 */
export function findSmallTargets(): string[] {
  const least = 44;
  const controls = "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=option]";
  const faults: string[] = [];

  const isSeen = (element: Element) => {
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
    // Above the page until it has the focus, as the way past the header is.
    if (bottom + scrollY <= 0) continue;
    if (width >= least - 0.5 && height >= least - 0.5) continue;
    const text = (element.getAttribute("aria-label") ?? (label ?? element).textContent ?? "").trim().slice(0, 40);
    faults.push(
      `${element.tagName.toLowerCase()}.${element.className} '${text}' is ${Math.round(width)} × ${Math.round(height)} px`,
    );
  }
  return faults;
}
