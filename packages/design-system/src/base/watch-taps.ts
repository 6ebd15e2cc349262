/**
 * Marks the page while the visitor points instead of using the keyboard, for a calmer focus ring. Returns a function
 * that stops.
 */
export function watchTaps(page: Document): () => void {
  const root = page.documentElement;
  const onPointer = () => void (root.dataset["kTap"] = "");
  const onKey = ({ key }: KeyboardEvent) => {
    // Typing into the tapped field changes nothing.
    if (key === "Tab" || key.startsWith("Arrow")) delete root.dataset["kTap"];
  };
  page.addEventListener("pointerdown", onPointer, true);
  page.addEventListener("keydown", onKey, true);
  return () => {
    page.removeEventListener("pointerdown", onPointer, true);
    page.removeEventListener("keydown", onKey, true);
    delete root.dataset["kTap"];
  };
}
