/**
 * Whoever begins to type in a page that was drawn before its app is there loses nothing: remembers what was changed, and the
 * answered function does it once more for the app to see. React takes what stands in a field for what always stood there.
 */
export function keepTyped(root: ParentNode): () => Promise<void> {
  const again = [...root.querySelectorAll("input, textarea, select")].flatMap((control) => {
    if (control instanceof HTMLSelectElement)
      return control.selectedOptions[0]?.defaultSelected ? [] : [chosen(control)];
    if (control instanceof HTMLInputElement && (control.type === "radio" || control.type === "checkbox"))
      return control.checked && !control.defaultChecked ? [ticked(control)] : [];
    if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)
      return control.value === control.defaultValue ? [] : [typed(control)];
    return [];
  });
  return async () => {
    for (const change of again) {
      // As people do it: one after the other, each seen before the next.
      await new Promise((done) => setTimeout(done));
      change();
    }
  };
}

function typed(control: HTMLInputElement | HTMLTextAreaElement): () => void {
  const { value } = control;
  return () => {
    // React watches the element's own property; the prototype's changes the value behind its back, as typing does.
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
