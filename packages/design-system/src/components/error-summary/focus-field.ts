const CONTROLS = "input:not([type=hidden], [tabindex='-1']), select, textarea, button";

/**
 * Moves the focus to the field with this id: to the control itself, or for a group of controls to the wrong one, else the
 * chosen radio, else its first control. Scrolls so that the label is seen too. Answers whether there was one.
 */
export function focusField(fieldId: string): boolean {
  const target = document.getElementById(fieldId);
  if (!target) return false;
  const find = (selector: string) => target.querySelector<HTMLElement>(selector);
  const inside = find('[aria-invalid="true"]') ?? find("input:checked") ?? find(CONTROLS);
  const control = target.matches(CONTROLS) ? target : inside;
  if (!control) return false;
  (target.closest(".k-field, .k-checkbox") ?? target).scrollIntoView({ block: "start" });
  control.focus({ preventScroll: true });
  return true;
}
