import type { Locator, Page } from "@playwright/test";

/** How a person operates a page: by mouse or by keyboard. */
export interface Hand {
  /** Replaces the content of a field. */
  type(field: Locator, text: string): Promise<void>;
  /** Selects a radio button. */
  choose(radio: Locator): Promise<void>;
  tick(checkbox: Locator): Promise<void>;
  press(button: Locator): Promise<void>;
}

export function mouseHand(): Hand {
  return {
    type: (field, text) => field.fill(text),
    choose: (radio) => radio.click(),
    tick: (checkbox) => checkbox.check(),
    press: (button) => button.click(),
  };
}

const maxPresses = 60;

/** Reaches everything by Tab and never uses the mouse. Throws if the focus does not get there. */
export function keyboardHand(page: Page): Hand {
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

  return {
    async type(field, text) {
      await reach(() => isFocused(field), field);
      await keyboard.press("ControlOrMeta+a");
      await keyboard.type(text);
    },
    async choose(radio) {
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
    async tick(checkbox) {
      await reach(() => isFocused(checkbox), checkbox);
      await keyboard.press("Space");
    },
    async press(button) {
      await reach(() => isFocused(button), button);
      await keyboard.press("Enter");
    },
  };
}
