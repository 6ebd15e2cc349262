type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Keeps what a visitor types into a prerendered page before the app has started. It remembers the changed fields, and
 * the returned function repeats the changes after hydration. React alone would take the changed values for the initial
 * ones.
 */
export function keepTyped(root: ParentNode): () => Promise<void> {
  const changed = [...root.querySelectorAll<Field>("input, textarea, select")].filter(isChanged);
  const repeats = changed.map((field) => (isTicked(field) ? ticking(field) : typing(field)));
  return async () => {
    for (const repeat of repeats) {
      // One after the other, as a person does it, so that React sees each change before the next.
      await new Promise((done) => setTimeout(done));
      repeat();
    }
  };
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return !field.selectedOptions[0]?.defaultSelected;
  return isTicked(field) ? field.checked && !field.defaultChecked : field.value !== field.defaultValue;
}

function isTicked(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && (field.type === "radio" || field.type === "checkbox");
}

function ticking(field: HTMLInputElement): () => void {
  return () => {
    field.checked = false;
    field.click();
  };
}

function typing(field: Field): () => void {
  const { value } = field;
  return () => {
    // React overrides the element's own setter. The prototype's setter changes the value unnoticed, as typing does.
    if (!(field instanceof HTMLSelectElement)) field.value = field.defaultValue;
    Reflect.set(Reflect.getPrototypeOf(field) ?? field, "value", value, field);
    field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
  };
}
