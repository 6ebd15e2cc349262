/**
 * Finds layout faults of a page. Checks texts line by line, and everything operable, except what is hidden. Runs in the
 * page, so it cannot use imports.
 */
export function findLayoutFaults(): string[] {
  interface Piece {
    element: Element;
    kind: "text" | "control";
    rects: DOMRect[];
    /** Whether it stays in place while the page scrolls; it may then cover other elements. */
    floats: boolean;
    /**
     * The surrounding box that can be scrolled sideways by keyboard, such as a table's. Content may extend beyond it.
     */
    scroller: Element | null;
  }

  const faults: string[] = [];
  const controls = "a[href], button, input, select, textarea, summary, [role=button]";
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 0) faults.push(`scrolls sideways by ${wide} px`);

  const name = (element: Element) => {
    const text = (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().replace(/\s+/g, " ");
    const first = element.classList.item(0);
    return `${element.tagName.toLowerCase()}${first ? `.${first}` : ""} '${text.slice(0, 40)}'`;
  };
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
  const ancestors = (element: Element) => {
    const all: Element[] = [];
    for (let at = element.parentElement; at; at = at.parentElement) all.push(at);
    return all;
  };
  // The usual way to hide an element visually: a clipping box of one pixel.
  const isTiny = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width <= 1 || height <= 1;
  };
  const isHidden = (element: Element) =>
    !isSeen(element) ||
    [element, ...ancestors(element)].some((item) => getComputedStyle(item).overflow !== "visible" && isTiny(item));
  const floats = (element: Element) =>
    [element, ...ancestors(element)].some(
      // The skip link covers the header while it has the focus.
      (item) =>
        item.matches(".k-page__skip") ||
        (/fixed|sticky/.test(getComputedStyle(item).position) && !item.matches("input")),
    );

  const findScroller = (element: Element) =>
    ancestors(element).find(
      (item) =>
        item instanceof HTMLElement && item.tabIndex >= 0 && /auto|scroll/.test(getComputedStyle(item).overflowX),
    ) ?? null;

  const pieces: Piece[] = [];
  for (const element of document.body.querySelectorAll("*")) {
    if (element.closest("script, style, template, svg, noscript")) continue;
    const isControl = element.matches(controls);
    const texts = [...element.childNodes].filter(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    if ((!isControl && texts.length === 0) || isHidden(element)) continue;
    if (isControl) {
      const rects = [...element.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      pieces.push({ element, kind: "control", rects, floats: floats(element), scroller: findScroller(element) });
    }
    // A text that is cut after some lines shows all of them while it has the focus.
    const isCut = getComputedStyle(element).webkitLineClamp !== "none" && element.closest("a, button, [tabindex]");
    const end = isCut ? element.getBoundingClientRect().bottom + 4 : Number.POSITIVE_INFINITY;
    const lines = texts.flatMap((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()].filter(
        ({ width, height, bottom }) => width > 1 && height > 1 && bottom <= end,
      );
    });
    if (lines.length > 0)
      pieces.push({ element, kind: "text", rects: lines, floats: floats(element), scroller: findScroller(element) });
  }

  for (const { element, kind, rects, scroller } of pieces) {
    if (scroller) continue;
    const out = rects.find(({ left, right }) => left < -1 || right > innerWidth + 1);
    if (out)
      faults.push(`${name(element)} reaches out of the window (${Math.round(out.left)}–${Math.round(out.right)} px)`);
    if (kind !== "text" || element.matches("option, textarea")) continue;
    for (const box of [element, ...ancestors(element)]) {
      const { overflowX, overflowY, display } = getComputedStyle(box);
      if (display === "inline" || display === "contents") continue;
      const edge = box.getBoundingClientRect();
      // Recharts wraps a chart in a box without a width.
      if (edge.width === 0 && overflowX === "visible") continue;
      const cutX = rects.some(({ left, right }) => right > edge.right + 3 || left < edge.left - 3);
      const cutY = rects.some(({ top, bottom }) => bottom > edge.bottom + 4 || top < edge.top - 4);
      if (cutX) faults.push(`${name(element)} is wider than ${name(box)}`);
      else if (
        cutY &&
        overflowY !== "visible" &&
        overflowY !== "auto" &&
        box !== document.body &&
        box !== document.documentElement
      )
        faults.push(`${name(element)} is cut off by ${name(box)}`);
      if (cutX || overflowX !== "visible") break;
    }
  }

  const dialog = document.querySelector("dialog:modal");
  /** Under an open dialog, which may cover it. */
  const isInert = (element: Element) =>
    element.closest("[inert]") !== null || (dialog !== null && !dialog.contains(element));
  const deep = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3;
  const within = (inner: DOMRect, outer: DOMRect) =>
    inner.left >= outer.left - 1 &&
    inner.right <= outer.right + 1 &&
    inner.top >= outer.top - 1 &&
    inner.bottom <= outer.bottom + 1;
  for (const [index, piece] of pieces.entries())
    for (const other of pieces.slice(index + 1)) {
      if (piece.element.contains(other.element) || other.element.contains(piece.element)) continue;
      if (piece.floats !== other.floats || piece.scroller !== other.scroller) continue;
      if (isInert(piece.element) !== isInert(other.element)) continue;
      const hit = piece.rects.some((rect) =>
        other.rects.some((second) => {
          if (!deep(rect, second)) return false;
          // An icon or button inside the field that it belongs to.
          const field = [piece, other].find(({ element }) => element.matches("input, select, textarea"));
          return !field || !(within(rect, second) || within(second, rect));
        }),
      );
      if (hit) faults.push(`${name(piece.element)} and ${name(other.element)} overlap`);
    }
  return [...new Set(faults)];
}
