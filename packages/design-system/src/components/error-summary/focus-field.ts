const CONTROLS = "input:not([type=hidden], [tabindex='-1']), select, textarea, button";

/**
 * Focuses the field with this id: the control itself, or in a group the invalid control, else the checked radio, else
 * the first control. Scrolls so that the label is visible too. Returns whether it found a control.
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
