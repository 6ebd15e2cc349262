/**
 * Whoever begins to type in a page that was drawn before its app is there loses nothing: remembers what was changed, and the
 * answered function does it once more for the app to see.
 */
export function keepTyped(root: ParentNode): () => void {
  const changed = [...root.querySelectorAll("input, textarea, select")].flatMap((control) => {
    if (control instanceof HTMLInputElement && (control.type === "radio" || control.type === "checkbox"))
      return control.checked === control.defaultChecked || !control.checked ? [] : [() => control.click()];
    if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
      const { value } = control;
      return value === control.defaultValue ? [] : [() => typeAgain(control, value)];
    }
    return [];
  });
  return () => {
    for (const again of changed) again();
  };
}

/** The element's own setter is React's, who would not notice the change. */
function typeAgain(control: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const kind = control instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(kind, "value")?.set?.call(control, value);
  control.dispatchEvent(new Event("input", { bubbles: true }));
}
