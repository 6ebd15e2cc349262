import type { Container } from "@kautia/design-system/remote";
import { afterEach, describe, expect, test, vi } from "vitest";
import { createParts } from "./parts.ts";

/** A container with these modules that records how it is used. */
function containerOf(modules: Record<string, unknown>) {
  const used: string[] = [];
  const all: Record<string, unknown> = { "./styles": { styles: [] }, ...modules };
  const container: Container = {
    init: () => void used.push("init"),
    get: async (name) => {
      used.push(name);
      if (!(name in all)) throw new Error(`There is no ${name}`);
      return () => all[name];
    },
  };
  return { ...container, used };
}

const [ownButton, ownField] = [() => "own button", () => "own field"];
const theirButton = () => "their button";
const own = { "./core": { Button: ownButton, Link: ownButton }, "./fields": { Field: ownField } };

function partsFrom(remote: Partial<Container> | Promise<Container>) {
  const log: string[] = [];
  const styles: string[] = [];
  const builtIn = containerOf(own);
  const part = createParts({
    remote: Promise.resolve(remote),
    builtIn: async () => builtIn,
    scope: {},
    addStyles: async (address) => styles.push(address),
    limit: 2000,
    log: (line) => log.push(line),
  });
  return { part, log, styles, builtIn };
}

afterEach(() => void vi.useRealTimers());

test("loads a part from the remote and returns its exports in the requested order", async () => {
  const remote = containerOf({ "./core": { Link: ownButton, Button: theirButton } });
  const { part, log, builtIn } = partsFrom(remote);
  expect(await part("./core", ["Button", "Link"])).toEqual([theirButton, ownButton]);
  expect(remote.used).toEqual(["init", "./styles", "./core"]);
  expect([log, builtIn.used], "the built-in copy is not loaded").toEqual([[], []]);
});

test("adds the remote's styles before it returns the first part", async () => {
  const remote = containerOf({
    "./core": { Button: theirButton },
    "./styles": { styles: ["https://brand.example/a.css"] },
  });
  const { part, styles } = partsFrom(remote);
  await part("./core", ["Button"]);
  expect(styles).toEqual(["https://brand.example/a.css"]);
  expect(remote.used).toEqual(["init", "./styles", "./core"]);
});

test("loads a part that the remote lacks from the copy, and other parts still from the remote", async () => {
  const { part, log } = partsFrom(containerOf({ "./core": { Button: theirButton } }));
  expect(await part("./fields", ["Field"])).toEqual([ownField]);
  expect(await part("./core", ["Button"])).toEqual([theirButton]);
  expect(log).toEqual(["The design system's remote is not used for ./fields: There is no ./fields"]);
});

describe("uses the copy, with one line in the log,", () => {
  test.each([
    ["a module that is not a container", {}, "it has no init and get"],
    [
      "a container that rejects init",
      { init: () => Promise.reject(new Error("no")), get: async () => () => null },
      "no",
    ],
    [
      "a container that throws in get",
      {
        init: () => {},
        get: () => {
          throw new Error("broken");
        },
      },
      "broken",
    ],
    ["a core that is not a module", containerOf({ "./core": null }), "its ./core lacks Button"],
    ["a core that lacks an export", containerOf({ "./core": { Link: theirButton } }), "its ./core lacks Button"],
  ])("for %s", async (_, remote, why) => {
    const { part, log } = partsFrom(remote);
    expect(await part("./core", ["Button", "Link"])).toEqual([ownButton, ownButton]);
    expect(await part("./fields", ["Field"])).toEqual([ownField]);
    expect(log).toEqual([`The design system's remote is not used for ./core: ${why}`]);
  });

  test("for a remote that never answers, and does not wait for it again", async () => {
    vi.useFakeTimers();
    const { part, log } = partsFrom(new Promise(() => {}));
    const core = part("./core", ["Button"]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(await core).toEqual([ownButton]);
    expect(await part("./fields", ["Field"])).toEqual([ownField]);
    expect(log).toEqual(["The design system's remote is not used for ./core: it takes longer than 2000 ms"]);
  });
});

test("rejects when the built-in copy cannot be loaded either", async () => {
  const part = createParts({
    remote: Promise.reject(new Error("down")),
    builtIn: () => Promise.reject(new TypeError("Failed to fetch dynamically imported module")),
    scope: {},
    addStyles: async () => {},
    limit: 2000,
    log: () => {},
  });
  await expect(part("./core", ["Button"])).rejects.toThrow("Failed to fetch");
});
