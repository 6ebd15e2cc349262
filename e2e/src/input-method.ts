import type { Locator, Page } from "@playwright/test";
import type { Part } from "./engines/any-page.ts";

/** How a person operates a page: by mouse or by keyboard. */
export interface InputMethod {
  /** Whether choosing is a tap or a click, after which some pages go on by themselves. */
  taps: boolean;
  /** Replaces the content of a field. */
  type(field: Part, text: string): Promise<void>;
  /** Selects a radio button. */
  choose(radio: Part): Promise<void>;
  tick(checkbox: Part): Promise<void>;
  press(button: Part): Promise<void>;
  /** Types into a search until it shows the suggestion, and picks that. */
  find(field: Part, text: string, suggestion: Part): Promise<void>;
  /** Picks a suggestion below the field that has the focus. */
  pick(suggestion: Part): Promise<void>;
  /** Selects from a native list. */
  select(list: Part, value: string): Promise<void>;
}

export function byMouse(): InputMethod {
  return {
    taps: true,
    type: (field, text) => field.fill(text),
    choose: (radio) => radio.click(),
    tick: (checkbox) => checkbox.check(),
    press: (button) => button.click(),
    async find(field, text, suggestion) {
      await field.fill(text);
      await suggestion.click();
    },
    pick: (suggestion) => suggestion.click(),
    select: async (list, value) => void (await list.selectOption(value)),
  };
}

const maxPresses = 60;

/** Reaches everything by Tab and never uses the mouse. Throws if the focus does not get there. */
export function byKeyboard(page: Page): InputMethod {
  const { keyboard } = page;
  const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

  async function reach(arrived: () => Promise<boolean>, what: Locator): Promise<void> {
    await what.waitFor({ state: "attached" });
    for (let presses = 0; presses < maxPresses; presses++) {
      if (await arrived()) return;
      await keyboard.press("Tab");
    }
    throw new Error(`the focus does not reach ${String(what)}`);
  }

  async function pick(suggestion: Locator): Promise<void> {
    await suggestion.waitFor();
    while ((await suggestion.getAttribute("aria-selected")) !== "true") await keyboard.press("ArrowDown");
    await keyboard.press("Enter");
  }

  return {
    taps: false,
    pick,
    async find(field: Locator, text, suggestion: Locator) {
      await reach(() => isFocused(field), field);
      await keyboard.type(text);
      await pick(suggestion);
    },
    async type(field: Locator, text) {
      await reach(() => isFocused(field), field);
      await keyboard.press("ControlOrMeta+a");
      await keyboard.type(text);
    },
    async choose(radio: Locator) {
      // Tab leads to the group, arrow keys to each of its radio buttons.
      const inGroup = () =>
        radio.evaluate((element: HTMLInputElement) => {
          const active = document.activeElement;
          return active instanceof HTMLInputElement && active.type === "radio" && active.name === element.name;
        });
      await reach(inGroup, radio);
      for (let presses = 0; !(await isFocused(radio)); presses++) {
        if (presses > 10) throw new Error(`the arrow keys do not reach ${String(radio)}`);
        await keyboard.press("ArrowDown");
      }
      await keyboard.press("Space");
    },
    async tick(checkbox: Locator) {
      await reach(() => isFocused(checkbox), checkbox);
      await keyboard.press("Space");
    },
    async press(button: Locator) {
      await reach(() => isFocused(button), button);
      await keyboard.press("Enter");
    },
    async select(list: Locator, value) {
      await reach(() => isFocused(list), list);
      await keyboard.type((await list.locator(`option[value="${value}"]`).textContent()) ?? value);
      if ((await list.inputValue()) !== value) await list.selectOption(value);
    },
  };
}
