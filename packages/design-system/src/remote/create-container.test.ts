import { expect, test } from "vitest";
import { createContainer } from "./create-container.ts";
import { shared } from "./shared.ts";

const share = (module: object, version = "19.3.1") => ({ [version]: { get: async () => () => module } });
const react = { useState: () => {} };
const runtime = { jsx: () => {} };

test("throws when React is requested before the host has shared it", () => {
  expect(() => shared("react")).toThrow("react was requested before the host shared it");
});

test("rejects a host with another major version of React", async () => {
  const { init } = createContainer({});
  await expect(init({ react: share(react, "18.3.1") })).rejects.toThrow("The host does not share react 19.x");
});

test("returns its modules and uses the React of the host", async () => {
  const { init, get } = createContainer({ "./core": async () => ({ Button: "button" }) });
  await init({ react: share(react), "react/jsx-runtime": share(runtime) });
  expect(shared("react")).toBe(react);
  expect((await get("./core"))()).toEqual({ Button: "button" });
  await expect(get("./other")).rejects.toThrow("There is no ./other");
});
