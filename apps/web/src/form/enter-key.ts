const typed =
  "input:is([type=text], [type=email], [type=tel], [type=password], :not([type])):not([role=combobox], [readonly])";

/** Labels the Enter key of touch keyboards: 'Next' up to the last field, then 'Go'. */
export function labelEnterKeys(form: HTMLFormElement): void {
  const fields = form.querySelectorAll<HTMLInputElement>(typed);
  fields.forEach((field, index) => (field.enterKeyHint = index === fields.length - 1 ? "go" : "next"));
}

/** Does what the Enter key of a touch keyboard says. Elsewhere Enter submits the form. */
export function goToNext(event: KeyboardEvent): void {
  const { target, key, isComposing } = event;
  if (key !== "Enter" || isComposing || !(target instanceof HTMLInputElement) || target.enterKeyHint !== "next") return;
  if (!window.matchMedia("(hover: none) and (pointer: coarse)").matches) return;
  const fields = [...(target.form?.querySelectorAll<HTMLInputElement>(typed) ?? [])];
  event.preventDefault();
  fields[fields.indexOf(target) + 1]?.focus();
}
