/**
 * Finds elements that are indistinguishable in forced colours: controls without an edge, drawings in the background
 * colour, selected states that look like unselected ones. Runs in the page, so it cannot use imports.
 */
export function findLostInForcedColours(): string[] {
  const faults = new Set<string>();
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const read = (colour: string): readonly [number, number, number, number] => {
    if (!canvas) return [0, 0, 0, 0];
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  };
  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = read(colour)
      .slice(0, 3)
      .map((part) => (part / 255 <= 0.03928 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (text: string, other: string) => {
    const [low = 0, high = 0] = [luminance(text), luminance(other)].toSorted((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };
  const groundOf = (element: Element | null): string => {
    for (let at = element; at; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at);
      if (read(backgroundColor)[3] > 0.5) return backgroundColor;
    }
    return "Canvas";
  };
  const name = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""} '${(element.textContent ?? "").trim().slice(0, 30)}'`;
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && width > 1 && height > 1;
  };
  const hasEdge = (element: Element) => {
    const style = getComputedStyle(element);
    return (["Top", "Right", "Bottom", "Left"] as const).some(
      (side) =>
        style[`border${side}Style`] !== "none" &&
        parseFloat(style[`border${side}Width`]) >= 1 &&
        contrast(style[`border${side}Color`], groundOf(element.parentElement)) >= 3,
    );
  };

  // A link-like control needs an underline; all other controls need an edge.
  for (const element of document.querySelectorAll("input, select, textarea, button")) {
    if (element.matches("[type=hidden], :disabled")) continue;
    const shown = element.matches("[type=radio], [type=checkbox], [type=file]")
      ? [
          element,
          ...(element.closest("label")?.querySelectorAll("*") ?? []),
          element.closest("label"),
          element.parentElement,
        ]
      : [element];
    const boxes = shown.filter((item) => item !== null).filter(isSeen);
    if (boxes.length === 0) continue;
    const says = boxes.some(
      (box) =>
        getComputedStyle(box).textDecorationLine.includes("underline") ||
        [...box.querySelectorAll("*")].some((part) => getComputedStyle(part).textDecorationLine.includes("underline")),
    );
    const waitForPaint = boxes.some((box) => box.querySelector("svg"));
    if (!boxes.some(hasEdge) && !says && !waitForPaint) faults.add(`${name(element)} has no edge`);
  }

  for (const svg of document.querySelectorAll("svg")) {
    if (!isSeen(svg)) continue;
    // A tick is drawn over its box, not inside it.
    const ground = groundOf(svg.previousElementSibling ?? svg.parentElement);
    const shapes = [...svg.querySelectorAll("path, circle, rect, line, polyline, ellipse, text")];
    const seen = shapes.some((shape) => {
      const { fill, stroke, opacity } = getComputedStyle(shape);
      return Number(opacity) > 0 && [fill, stroke].some((paint) => paint !== "none" && contrast(paint, ground) >= 3);
    });
    if (shapes.length > 0 && !seen) faults.add(`${name(svg)} in ${name(svg.parentElement ?? svg)} cannot be seen`);
  }

  // Selected options must differ by more than a tint: a mark must stand out from the background.
  for (const input of document.querySelectorAll<HTMLInputElement>("input:checked")) {
    const label = input.closest("label");
    const sign = label?.querySelector("svg.k-icon:last-of-type, .k-choice__mark svg, .k-checkbox__check");
    if (input.checkVisibility() && label && isSeen(label) && !sign && getComputedStyle(input).appearance === "none")
      faults.add(`${name(label)} is chosen and does not show it`);
  }
  return [...faults];
}
