/**
 * Finds an element of a prerendered page later. If an extension or a translation has changed the page, React renders it
 * again, and another element takes the place of this one. Returns null if there is none.
 */
export function findLater(element: HTMLElement): () => HTMLElement | null {
  const place = findAlike(element).indexOf(element);
  return () => (element.isConnected ? element : (findAlike(element)[place] ?? null));
}

/** In the order of the page. Elements of extensions have neither our classes nor our ids. */
function findAlike(element: HTMLElement): HTMLElement[] {
  const kind = kindOf(element);
  return [...document.querySelectorAll<HTMLElement>(element.tagName)].filter((item) => kindOf(item) === kind);
}

function kindOf(element: HTMLElement): string {
  // The text and other attributes may have been changed. React makes other ids when it renders again.
  const id = element.id.replace(/_r_\w*?_/i, "");
  const ofChoice = element instanceof HTMLInputElement && element.type === "radio" ? element.defaultValue : "";
  return [id, element.classList[0], element.getAttribute("type"), element.getAttribute("method"), ofChoice].join();
}
