/**
 * Remembers a form that is submitted in a drawn page before the app has started. The returned function submits it once
 * the app knows what was typed.
 */
export function keepPressed(page: Document): () => void {
  let pressed: HTMLFormElement | null = null;
  const remember = (event: Event) => {
    event.preventDefault();
    if (event.target instanceof HTMLFormElement) pressed = event.target;
  };
  page.addEventListener("submit", remember);
  return () => {
    page.removeEventListener("submit", remember);
    pressed?.requestSubmit();
  };
}
