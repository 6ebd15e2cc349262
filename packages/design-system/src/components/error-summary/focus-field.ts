const CONTROLS = "input:not([type=hidden], [tabindex='-1']), select, textarea, button";

/**
 * Moves the focus to the field with this id: to the control itself, or for a group of controls to the chosen radio, else to
 * its first control. Scrolls so that the label is seen too. Answers whether there was one.
 */
export function focusField(fieldId: string): boolean {
  const target = document.getElementById(fieldId);
  if (!target) return false;
  const inside = target.querySelector<HTMLElement>("input:checked") ?? target.querySelector<HTMLElement>(CONTROLS);
  const control = target.matches(CONTROLS) ? target : inside;
  if (!control) return false;
  (target.closest(".k-field, .k-checkbox") ?? target).scrollIntoView({ block: "start" });
  control.focus({ preventScroll: true });
  return true;
}
