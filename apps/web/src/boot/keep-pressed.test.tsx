import { act } from "@testing-library/react";
import { useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { keepPressed } from "./keep-pressed.ts";
import { keepTyped } from "./keep-typed.ts";

function NameForm({ onSubmit }: { onSubmit: (name: string) => void }) {
  const [name, setName] = useState("");
  return (
    <form
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(name);
      }}
    >
      <input value={name} onChange={(event) => setName(event.target.value)} />
      <button type="submit">Continue</button>
    </form>
  );
}

/** Types and presses in a prerendered page before it is hydrated. Returns the submitted names. */
async function hydrateAfter(typed: string, presses: number): Promise<string[]> {
  const submit = vi.fn<(name: string) => void>();
  const page = document.createElement("div");
  document.body.append(page);
  page.innerHTML = renderToString(<NameForm onSubmit={submit} />);
  const pressed = keepPressed(document);
  const field = page.querySelector("input");
  if (field) field.value = typed;
  for (let press = 0; press < presses; press++) page.querySelector("button")?.click();
  const typeAgain = keepTyped(page);
  const root = await act(() => hydrateRoot(page, <NameForm onSubmit={submit} />));
  await act(typeAgain);
  act(pressed.repeat);
  const once = submit.mock.calls.map(([name]) => name);
  page.querySelector("button")?.click();
  expect(submit).toHaveBeenCalledTimes(once.length + 1);
  act(() => root.unmount());
  page.remove();
  return once;
}

test("submits a form that was submitted before hydration, with the typed values", async () => {
  expect(await hydrateAfter("Ada ẞ", 1)).toEqual(["Ada ẞ"]);
});

test("submits the form once after several presses", async () => {
  expect(await hydrateAfter("Ada", 3)).toEqual(["Ada"]);
});

test("does not submit a form that was not submitted", async () => {
  expect(await hydrateAfter("Ada", 0)).toEqual([]);
});

test("repeats the press of a button, and reports each press", () => {
  const [press, told] = [vi.fn<() => void>(), vi.fn<() => void>()];
  document.body.innerHTML = '<button type="button"><span>Start</span></button><a href="#help">Help</a>';
  const pressed = keepPressed(document, told);
  document.querySelector("a")?.click();
  expect(pressed.element()).toBeNull();
  document.querySelector("span")?.click();
  const button = document.querySelector("button");
  button?.addEventListener("click", press);
  expect(pressed.element()).toBe(button);
  pressed.repeat();
  expect([press.mock.calls.length, told.mock.calls.length]).toEqual([1, 1]);
});

test("repeats a tap on a choice that was selected already, but not after arrow keys", () => {
  const choose = vi.fn<() => void>();
  document.body.innerHTML = `<input type="radio" checked />`;
  const radio = document.querySelector("input");
  const pressed = keepPressed(document);
  radio?.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 0 }));
  expect(pressed.element()).toBeNull();
  radio?.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
  radio?.addEventListener("click", choose);
  pressed.repeat();
  expect(choose).toHaveBeenCalledOnce();
  document.body.innerHTML = "";
});
