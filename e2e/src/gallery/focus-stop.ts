/** The focused element, and its faults. */
export interface Stop {
  id: string;
  name: string;
  faults: string[];
}

/** Examines the focused element; null if the focus is outside the page. Runs in the page, so it cannot use imports. */
export function findStop(): Stop | null {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return null;
  const faults: string[] = [];

  // A hidden input is represented by the label or box around it.
  const around = [
    element,
    element.closest("label"),
    element.parentElement,
    element.parentElement?.parentElement,
  ].filter((item): item is HTMLElement => item instanceof HTMLElement);
  const channels = (colour: string) =>
    (/[\d.]+(?:%|)/g.exec(colour) ? colour.match(/[\d.]+/g)?.map(Number) : null) ?? [];
  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = channels(colour).map((part) =>
      part / 255 <= 0.03928 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const groundOf = (from: Element | null): string => {
    for (let at = from; at; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at);
      const [, , , alpha = 1] = channels(backgroundColor);
      if (alpha > 0.5) return backgroundColor;
    }
    return "rgb(255, 255, 255)";
  };
  const ringed = around.find((item) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(item);
    return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
  });
  const box = (ringed ?? element).getBoundingClientRect();
  if (!ringed) faults.push("shows no focus");
  else {
    const { outlineColor, outlineOffset, outlineWidth } = getComputedStyle(ringed);
    const [item, other] = [luminance(outlineColor), luminance(groundOf(ringed.parentElement))];
    const contrast = (Math.max(item, other) + 0.05) / (Math.min(item, other) + 0.05);
    if (contrast < 3) faults.push(`shows a focus of ${contrast.toFixed(1)}:1`);
    // A ring clipped by a surrounding box is not visible.
    const reach = Math.max(0, parseFloat(outlineOffset) + parseFloat(outlineWidth));
    for (let at = ringed.parentElement; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      if (overflowX === "visible" && overflowY === "visible") continue;
      const edge = at.getBoundingClientRect();
      const cut = [edge.left - (box.left - reach), box.right + reach - edge.right].filter((by) => by > reach - 1);
      if (cut.length > 1) faults.push("has a ring that is cut off");
    }
  }

  if (box.bottom <= 0 || box.top >= innerHeight || box.right <= 0 || box.left >= innerWidth)
    faults.push("is out of sight with the focus on it");
  else {
    // Nothing may cover it. The middle of what is seen of the element, or of the first line of a link in a text, must be
    // clickable. A table that scrolls shows only a part of a wide cell.
    const { left, right, top, bottom } = element.getClientRects()[0] ?? box;
    let [from, to] = [Math.max(left, 0), Math.min(right, innerWidth)];
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
      if (getComputedStyle(at).overflowX === "visible") continue;
      const edge = at.getBoundingClientRect();
      [from, to] = [Math.max(from, edge.left), Math.min(to, edge.right)];
    }
    const x = (from + to) / 2;
    const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
    const hit = document.elementFromPoint(x, y);
    const own = hit && [element, element.closest("label"), ringed].some((item) => item?.contains(hit));
    if (!own) faults.push(`lies under ${hit?.tagName.toLowerCase()}.${hit?.getAttribute("class") ?? ""}`);
  }

  // The focus must follow the reading order: never back to something entirely above, or before it in the same line.
  const before = document.querySelector<HTMLElement>("[data-stop-last]");
  if (before) {
    const was = before.getBoundingClientRect();
    const sameColumn = Math.min(was.right, box.right) - Math.max(was.left, box.left) > 0;
    const sameLine =
      Math.min(was.bottom, box.bottom) - Math.max(was.top, box.top) > Math.min(was.height, box.height) / 2;
    if (sameColumn && box.bottom <= was.top + 1) faults.push("comes after what stands below it");
    if (sameLine && box.right <= was.left + 1) faults.push("comes after what stands to its right");
    delete before.dataset["stopLast"];
  }
  (ringed ?? element).dataset["stopLast"] = "";
  return {
    id: element.dataset["stop"] ?? element.tagName + (element.getAttribute("class") ?? ""),
    name: `${element.tagName.toLowerCase()}.${element.classList.item(0) ?? ""} '${(element.getAttribute("aria-label") ?? element.closest("label")?.textContent ?? element.textContent ?? "").trim().slice(0, 40)}'`,
    faults,
  };
}
