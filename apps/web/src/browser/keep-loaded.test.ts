import { expect, it, vi } from "vitest";
import { keepLoaded } from "./keep-loaded.ts";

it("loads each module once and returns the same promise every time", async () => {
  const one = vi.fn<() => Promise<{ one: boolean }>>(() => Promise.resolve({ one: true }));
  const modules = keepLoaded({ one, other: () => Promise.resolve({ one: false }) });
  const first = modules.one();
  expect(modules.one()).toBe(first);
  expect(await first).toEqual({ one: true });
  expect(one).toHaveBeenCalledTimes(1);
  expect(await modules.other()).toEqual({ one: false });
});

it("loads again after a failure", async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error("offline")).mockResolvedValue("code");
  const modules = keepLoaded({ page: load });
  await expect(modules.page()).rejects.toThrow("offline");
  expect(await modules.page()).toBe("code");
});
