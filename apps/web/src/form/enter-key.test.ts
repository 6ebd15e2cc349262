import { afterEach, expect, test, vi } from "vitest";
import { goToNext, labelEnterKeys } from "./enter-key.ts";

afterEach(() => vi.restoreAllMocks());

function show(touch: boolean) {
  vi.spyOn(window, "matchMedia").mockReturnValue({ matches: touch } as MediaQueryList);
  document.body.innerHTML = '<form><input type="radio"><input id="first"><input id="second" type="email"></form>';
  const form = document.querySelector("form");
  if (!form) throw new Error("no form");
  labelEnterKeys(form);
  const fields = [...form.querySelectorAll("input[id]")] as HTMLInputElement[];
  const press = (field: HTMLInputElement | undefined) => {
    const event = new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true });
    field?.addEventListener("keydown", goToNext, { once: true });
    field?.dispatchEvent(event);
    return event.defaultPrevented;
  };
  return { fields, press };
}

test("Enter on a touch keyboard says 'next' and goes to the next field, and submits in the last one", () => {
  const { fields, press } = show(true);
  expect(fields.map(({ enterKeyHint }) => enterKeyHint)).toEqual(["next", "go"]);
  expect(press(fields[0])).toBe(true);
  expect(document.activeElement).toBe(fields[1]);
  expect(press(fields[1])).toBe(false);
});

test("Enter on a real keyboard submits the form from each field", () => {
  const { fields, press } = show(false);
  expect(press(fields[0])).toBe(false);
});
