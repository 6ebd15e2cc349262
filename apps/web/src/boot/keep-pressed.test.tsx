import { act } from "@testing-library/react";
import { useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { findLater } from "./find-later.ts";
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
      <input className="name" value={name} onChange={(event) => setName(event.target.value)} />
      <button type="submit">Continue</button>
    </form>
  );
}

/**
 * Types and presses in a prerendered page before it is hydrated, after `disturb` has changed the page. Returns the
 * submitted names.
 */
async function hydrateAfter(
  typed: string,
  presses: number,
  disturb: (page: HTMLElement) => void = () => {},
): Promise<string[]> {
  const submit = vi.fn<(name: string) => void>();
  const page = document.createElement("div");
  document.body.append(page);
  page.innerHTML = renderToString(<NameForm onSubmit={submit} />);
  disturb(page);
  const pressed = keepPressed(document);
  const field = page.querySelector<HTMLInputElement>("input.name");
  if (field) field.value = typed;
  for (let press = 0; press < presses; press++) page.querySelector<HTMLButtonElement>("button[type=submit]")?.click();
  const typeAgain = keepTyped(page, findLater);
  const root = await act(() => hydrateRoot(page, <NameForm onSubmit={submit} />, { onRecoverableError: () => {} }));
  await act(typeAgain);
  act(() => pressed.repeat(true));
  const once = submit.mock.calls.map(([name]) => name);
  page.querySelector<HTMLButtonElement>("button[type=submit]")?.click();
  expect(submit).toHaveBeenCalledTimes(once.length + 1);
  act(() => root.unmount());
  page.remove();
  return once;
}

test.each<[what: string, disturb: (page: HTMLElement) => void]>([
  ["an icon beside the field", (page) => page.querySelector("input")?.after(document.createElement("div"))],
  ["a field and a button of its own", (page) => page.querySelector("form")?.prepend(...foreignControls())],
  ["a form before ours", (page) => page.prepend(document.createElement("form"))],
  ["an element around the field", (page) => wrap(page.querySelector("input"), "div")],
  ["the words of the button", (page) => wrap(page.querySelector("button")?.firstChild, "font")],
])("submits the typed values even if an extension has added or changed %s", async (_, disturb) => {
  expect(await hydrateAfter("Ada ẞ", 1, disturb)).toEqual(["Ada ẞ"]);
});

function foreignControls(): HTMLElement[] {
  return ["input", "button"].map((tag) => document.createElement(tag));
}

function wrap(node: ChildNode | null | undefined, tag: string): void {
  const around = document.createElement(tag);
  node?.replaceWith(around);
  if (node) around.append(node);
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
  pressed.repeat(true);
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
  pressed.repeat(true);
  expect(choose).toHaveBeenCalledOnce();
  document.body.innerHTML = "";
});
