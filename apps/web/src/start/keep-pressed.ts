/**
 * Whoever presses a form's button in a page that was drawn before its app is there presses once: remembers the form, and the
 * answered function submits it, when what was typed has come to the app.
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
