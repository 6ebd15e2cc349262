import type { findLater } from "./find-later.ts";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Keeps what a visitor types into a prerendered page before the app has started. It remembers the fields, and the
 * returned function repeats the changes after hydration. React alone would take the changed values for the initial
 * ones, or lose them if it has to render the page again.
 */
export function keepTyped(root: HTMLElement, find: typeof findLater): () => Promise<void> {
  const fields = [...root.querySelectorAll<Field>("input, textarea, select")].map((field) => ({
    field,
    now: find(field),
    value: isChanged(field) ? field.value : null,
  }));
  const focus = keepFocus(root, find);
  return async () => {
    for (const { field, now, value } of fields) {
      const next = now();
      // A field that React has replaced may have been changed until then.
      const typed = next !== field && isChanged(field) ? field.value : value;
      if (typed === null || !isField(next)) continue;
      // One after the other, as a person does it, so that React sees each change before the next.
      await new Promise((done) => setTimeout(done));
      if (isTicked(next)) tick(next);
      else type(next, typed);
    }
    focus();
  };
}

/** The returned function gives the focus back, if the element that had it was replaced. */
function keepFocus(root: HTMLElement, find: typeof findLater): () => void {
  let focused: (() => HTMLElement | null) | null = null;
  const remember = () => {
    const { activeElement } = document;
    focused = activeElement instanceof HTMLElement && root.contains(activeElement) ? find(activeElement) : null;
  };
  remember();
  root.addEventListener("focusin", remember);
  return () => {
    root.removeEventListener("focusin", remember);
    if (document.activeElement === document.body) focused?.()?.focus();
  };
}

function isField(element: HTMLElement | null): element is Field {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return !field.selectedOptions[0]?.defaultSelected;
  return isTicked(field) ? field.checked && !field.defaultChecked : field.value !== field.defaultValue;
}

function isTicked(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && (field.type === "radio" || field.type === "checkbox");
}

function tick(field: HTMLInputElement): void {
  field.checked = false;
  field.click();
}

function type(field: Field, value: string): void {
  // React overrides the element's own setter. The prototype's setter changes the value unnoticed, as typing does.
  if (!(field instanceof HTMLSelectElement)) field.value = field.defaultValue;
  Reflect.set(Reflect.getPrototypeOf(field) ?? field, "value", value, field);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
}
