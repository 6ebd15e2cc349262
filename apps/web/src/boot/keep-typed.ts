/**
 * Keeps what a visitor types into a drawn page before the app has started. It remembers the changed fields, and the
 * returned function repeats the changes after hydration. React alone would take the changed values for the initial
 * ones.
 */
export function keepTyped(root: ParentNode): () => Promise<void> {
  const replays = [...root.querySelectorAll("input, textarea, select")].flatMap((control) => {
    if (control instanceof HTMLSelectElement)
      return control.selectedOptions[0]?.defaultSelected ? [] : [chosen(control)];
    if (control instanceof HTMLInputElement && (control.type === "radio" || control.type === "checkbox"))
      return control.checked && !control.defaultChecked ? [ticked(control)] : [];
    if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)
      return control.value === control.defaultValue ? [] : [typed(control)];
    return [];
  });
  return async () => {
    for (const change of replays) {
      // One after the other, as a person does it, so that React sees each change before the next.
      await new Promise((done) => setTimeout(done));
      change();
    }
  };
}

function typed(control: HTMLInputElement | HTMLTextAreaElement): () => void {
  const { value } = control;
  return () => {
    // React overrides the element's own setter. The prototype's setter changes the value unnoticed, as typing does.
    const kind = control instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
    control.value = control.defaultValue;
    Object.getOwnPropertyDescriptor(kind, "value")?.set?.call(control, value);
    control.dispatchEvent(new Event("input", { bubbles: true }));
  };
}

function ticked(control: HTMLInputElement): () => void {
  return () => {
    control.checked = false;
    control.click();
  };
}

function chosen(control: HTMLSelectElement): () => void {
  const { value } = control;
  return () => {
    control.value = value;
    control.dispatchEvent(new Event("change", { bubbles: true }));
  };
}
