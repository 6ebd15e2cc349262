import { act } from "@testing-library/react";
import { useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { findLater } from "./find-later.ts";
import { keepTyped } from "./keep-typed.ts";

function Fields() {
  const [name, setName] = useState("");
  const [kind, setKind] = useState("one");
  const [code, setCode] = useState("+49");
  return (
    <form aria-label={[name, kind, code].join(" ")}>
      <input type="text" aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      {["one", "two"].map((value) => (
        <input
          key={value}
          type="radio"
          name="kind"
          aria-label={value}
          value={value}
          checked={kind === value}
          onChange={() => setKind(value)}
        />
      ))}
      <select aria-label="Code" value={code} onChange={(event) => setCode(event.target.value)}>
        <option value="+49">Germany</option>
        <option value="+43">Austria</option>
      </select>
    </form>
  );
}

/** Returns what React knows afterwards, and the name of the field with the focus. */
async function hydrateAfter(change: (page: HTMLElement) => void) {
  const page = document.createElement("div");
  document.body.append(page);
  page.innerHTML = renderToString(<Fields />);
  change(page);
  const typeAgain = keepTyped(page, findLater);
  const root = await act(() => hydrateRoot(page, <Fields />, { onRecoverableError: () => {} }));
  await act(typeAgain);
  const seen = page.querySelector("form")?.getAttribute("aria-label");
  const focused = document.activeElement?.getAttribute("aria-label") ?? null;
  act(() => root.unmount());
  page.remove();
  return { seen, focused };
}

function control<T extends Element>(page: HTMLElement, selector: string, kind: new () => T): T {
  const found = page.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`no element matches ${selector}`);
  return found;
}

test("replays what was typed, chosen and selected before hydration", async () => {
  const after = await hydrateAfter((page) => {
    control(page, "[aria-label=Name]", HTMLInputElement).value = "Ada ẞ";
    control(page, "[aria-label=two]", HTMLInputElement).checked = true;
    control(page, "select", HTMLSelectElement).value = "+43";
  });
  expect(after).toEqual({ seen: "Ada ẞ two +43", focused: null });
});

test("replays everything, and keeps the focus, if React has to render the page again", async () => {
  const after = await hydrateAfter((page) => {
    control(page, "[aria-label=Name]", HTMLInputElement).value = "Ada ẞ";
    control(page, "[aria-label=Name]", HTMLInputElement).focus();
    control(page, "[aria-label=two]", HTMLInputElement).checked = true;
    control(page, "select", HTMLSelectElement).value = "+43";
    page.querySelector("form")?.prepend(document.createElement("div"));
  });
  expect(after).toEqual({ seen: "Ada ẞ two +43", focused: "Name" });
});

test("leaves untouched fields as they are", async () => {
  expect(await hydrateAfter(() => {})).toEqual({ seen: " one +49", focused: null });
});
