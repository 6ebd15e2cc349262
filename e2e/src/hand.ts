import type { Locator, Page } from "@playwright/test";

/** How a person acts on a page: by mouse, or by keyboard alone. Everything is found by its role and its label. */
export interface Hand {
  /** Replaces what is in a field. */
  type(field: Locator, text: string): Promise<void>;
  /** Decides for one of several radios. */
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

const furthest = 60;

/** Reaches everything by Tab, and never touches the mouse; fails where the focus cannot get, or cannot be seen. */
export function keyboardHand(page: Page): Hand {
  const { keyboard } = page;
  const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

  async function reach(arrived: () => Promise<boolean>, what: Locator): Promise<void> {
    await what.waitFor({ state: "attached" });
    for (let presses = 0; presses < furthest; presses++) {
      if (await arrived()) return;
      await keyboard.press("Tab");
    }
    throw new Error(`the keyboard does not get to ${String(what)}`);
  }

  return {
    async type(field, text) {
      await reach(() => isFocused(field), field);
      await keyboard.press("ControlOrMeta+a");
      await keyboard.type(text);
    },
    async choose(radio) {
      // One Tab leads to the group, the arrows from one radio of it to the next.
      const inGroup = () =>
        radio.evaluate((element: HTMLInputElement) => {
          const active = document.activeElement;
          return active instanceof HTMLInputElement && active.type === "radio" && active.name === element.name;
        });
      await reach(inGroup, radio);
      for (let presses = 0; !(await isFocused(radio)); presses++) {
        if (presses > 10) throw new Error(`the arrows do not get to ${String(radio)}`);
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
