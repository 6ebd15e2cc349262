import { describe, expect, test } from "vitest";
import { createMemoryHistory } from "../testing/memory-history.ts";
import { later } from "../testing/show-app.tsx";
import { createNavigator, type Loaded } from "./navigator.ts";

const page = (name: string): Loaded => ({ kind: "page", page: name });

function setUp(start: string, load: (url: URL) => Promise<Loaded>) {
  const history = createMemoryHistory(start);
  const navigator = createNavigator(load, history);
  return { navigator, paths: history.paths, shown: () => navigator.view.get()?.page };
}

describe("navigator", () => {
  test("shows the URL it starts at, and navigates from there", async () => {
    const { navigator, paths, shown } = setUp("/de", async (url) => page(url.pathname));
    await navigator.start();
    expect(shown()).toBe("/de");
    await navigator.navigate("/de/summary", { state: { from: "index" } });
    expect(shown()).toBe("/de/summary");
    expect(navigator.view.get()?.state).toEqual({ from: "index" });
    expect(paths()).toEqual(["/de", "/de/summary"]);
  });

  test("keeps the current page until the next one is loaded", async () => {
    const next = later<Loaded>();
    const { navigator, shown } = setUp("/a", (url) =>
      url.pathname === "/a" ? Promise.resolve(page("a")) : next.promise,
    );
    await navigator.start();
    const going = navigator.navigate("/b");
    expect([shown(), navigator.loading.get()]).toEqual(["a", true]);
    next.keep(page("b"));
    await going;
    expect([shown(), navigator.loading.get()]).toEqual(["b", false]);
  });

  test("lets the latest navigation win when an earlier one loads later", async () => {
    const slow = later<Loaded>();
    const { navigator, paths, shown } = setUp("/a", (url) =>
      url.pathname === "/slow" ? slow.promise : Promise.resolve(page(url.pathname)),
    );
    await navigator.start();
    const overtaken = navigator.navigate("/slow");
    await navigator.navigate("/fast");
    slow.keep(page("slow"));
    await overtaken;
    expect(shown()).toBe("/fast");
    expect(paths()).toEqual(["/a", "/fast"]);
  });

  test("follows redirects before it changes the history, and replaces the entry that the browser went back to", async () => {
    let finished = false;
    const { navigator, paths, shown } = setUp("/questions", async (url) => {
      if (url.pathname === "/secret") return { kind: "redirect", to: "/questions?step=name" };
      if (url.pathname === "/questions" && finished) return { kind: "redirect", to: "/payment" };
      return page(url.pathname + url.search);
    });
    await navigator.start();
    await navigator.navigate("/secret");
    expect(shown()).toBe("/questions?step=name");
    expect(paths()).toEqual(["/questions", "/questions?step=name"]);
    await navigator.navigate("/offers");
    finished = true;
    navigator.back();
    await expect.poll(shown).toBe("/payment");
    expect(paths()).toEqual(["/questions", "/payment"]);
  });

  test("stops at a redirect loop", async () => {
    const { navigator } = setUp("/a", async (url) => ({ kind: "redirect", to: url.pathname === "/a" ? "/b" : "/a" }));
    await navigator.start();
    expect(navigator.view.get()?.error).toMatchObject({ message: expect.stringContaining("Too many redirects") });
  });

  test("shows a load error at the URL of the page", async () => {
    const { navigator, paths, shown } = setUp("/a", async (url) => {
      if (url.pathname === "/b") throw new TypeError("Failed to fetch dynamically imported module");
      return page("a");
    });
    await navigator.start();
    await navigator.navigate("/b");
    expect(shown()).toBeNull();
    expect(navigator.view.get()?.error).toBeInstanceOf(TypeError);
    expect(paths()).toEqual(["/a", "/b"]);
    await navigator.navigate("/a");
    expect([shown(), navigator.view.get()?.error]).toEqual(["a", null]);
  });

  test("replaces the history entry when navigating to the same URL", async () => {
    const { navigator, paths } = setUp("/a", async () => page("a"));
    await navigator.start();
    await navigator.navigate("/a");
    expect(paths()).toEqual(["/a"]);
  });

  test("goes back for a link to the previous page, and forward for a link to any other", async () => {
    const { navigator, paths, shown } = setUp("/a", async (url) => page(url.pathname));
    await navigator.start();
    await navigator.navigate("/b");
    await navigator.navigate("/a", { back: true });
    await expect.poll(shown).toBe("/a");
    expect(paths()).toEqual(["/a"]);
    await navigator.navigate("/c", { back: true });
    expect(paths()).toEqual(["/a", "/c"]);
  });

  test("keeps the page while the browser leaves for another site", async () => {
    const { navigator, shown } = setUp("/a", async (url) => (url.pathname === "/a" ? page("a") : { kind: "gone" }));
    await navigator.start();
    await navigator.navigate("/elsewhere");
    expect([shown(), navigator.loading.get()]).toEqual(["a", true]);
  });
});
