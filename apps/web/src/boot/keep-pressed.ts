import { findLater } from "./find-later.ts";

export interface Pressed {
  /** What was pressed last; null if nothing was. */
  element(): HTMLElement | null;
  /** Presses it again and stops remembering. If the page is no longer the same, only the same element is pressed. */
  repeat(isSamePage: boolean): void;
}

/**
 * Remembers the form, button or choice that is pressed in a prerendered page before the app has started. Links work by
 * themselves.
 */
export function keepPressed(page: Document, onPress: () => void = () => {}): Pressed {
  let pressed: HTMLElement | null = null;
  let find = () => pressed;
  const remember = (event: Event) => {
    const element = event.type === "submit" ? event.target : (findButton(event.target) ?? findChoice(event));
    if (!(element instanceof HTMLElement)) return;
    if (event.type === "submit") event.preventDefault();
    pressed = element;
    find = findLater(element);
    onPress();
  };
  const kinds = ["submit", "click"];
  for (const kind of kinds) page.addEventListener(kind, remember);
  return {
    element: () => pressed,
    repeat(isSamePage) {
      for (const kind of kinds) page.removeEventListener(kind, remember);
      const element = isSamePage ? find() : pressed;
      if (element instanceof HTMLFormElement) element.requestSubmit();
      else element?.click();
    },
  };
}
/** A submit button counts as its form. */
function findButton(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest("button[type=button]") : null;
}

/**
 * A choice that was selected already: tapping it changes nothing, but leads on. Arrow keys click a radio button too,
 * without a detail. Another choice is a change, which `keepTyped` repeats.
 */
function findChoice(event: Event): Element | null {
  const { target } = event;
  const isTap = event instanceof MouseEvent && event.detail > 0;
  return isTap && target instanceof HTMLInputElement && target.type === "radio" && target.defaultChecked
    ? target
    : null;
}
