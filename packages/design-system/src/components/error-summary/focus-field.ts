const CONTROLS = "input:not([type=hidden], [tabindex='-1']), select, textarea, button";

/**
 * Focuses the field with this id: the control itself, or in a group the invalid control, else the checked radio, else
 * the first control. Its label is visible too, and there is room below for a pinned button or a keyboard on the screen.
 * Returns whether it found a control.
 */
export function focusField(fieldId: string): boolean {
  const control = findControl(fieldId);
  if (!control) return false;
  control.closest("details")?.setAttribute("open", "");
  reveal(control.closest(".k-field, .k-checkbox") ?? control);
  control.focus({ preventScroll: true });
  return true;
}

/** The control that `focusField` focuses; null if there is none. */
export function findControl(fieldId: string): HTMLElement | null {
  const target = document.getElementById(fieldId);
  if (!target) return null;
  if (target.matches(CONTROLS)) return target;
  const find = (selector: string) => target.querySelector<HTMLElement>(selector);
  return find('[aria-invalid="true"]') ?? find("input:checked") ?? find(CONTROLS);
}

/** Whether the field shows an error of its own. */
export function showsError(fieldId: string): boolean {
  return document.getElementById(`${fieldId}-error`) !== null;
}

/** Scrolls only where it must, so that the page does not jump. A keyboard on the screen takes its lower half. */
function reveal(field: Element): void {
  const { top, bottom } = field.getBoundingClientRect();
  const edge = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0;
  const touch = typeof matchMedia === "function" && matchMedia("(pointer: coarse)").matches;
  const isClear = top >= edge && bottom <= innerHeight * (touch ? 0.5 : 0.75);
  if (!isClear) field.scrollIntoView({ block: "start" });
}
