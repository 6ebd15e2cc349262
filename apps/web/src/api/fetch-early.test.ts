import { buildUrl, getLang } from "@kautia/contract";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fetchFile, fetchTexts } from "./fetch-early.ts";

const answers = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", answers);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  answers.mockReset();
});

test("fetches the texts as the app does", async () => {
  answers.mockResolvedValue(Response.json({ "common.yes": "Ja" }));
  expect(await fetchTexts("de-AT")).toEqual({ "common.yes": "Ja" });
  expect(answers).toHaveBeenCalledWith(buildUrl(getLang), {
    headers: { Accept: "application/json", "Accept-Language": "de-AT" },
  });
});

test.each([
  ["a lost connection", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["a server that is being replaced", async () => new Response("", { status: 503 })],
])("asks again after %s", async (_, fail) => {
  answers.mockImplementationOnce(fail).mockImplementationOnce(fail).mockResolvedValue(new Response("code"));
  const fetched = fetchFile("/assets/app.js");
  await vi.runAllTimersAsync();
  await fetched;
  expect(answers).toHaveBeenCalledTimes(3);
});

test("gives up after four requests and three and a half seconds", async () => {
  answers.mockRejectedValue(new TypeError("Failed to fetch"));
  const failed = fetchFile("/assets/app.js").catch(String);
  await vi.advanceTimersByTimeAsync(3500);
  expect(await failed).toContain("Failed to fetch");
  expect(answers).toHaveBeenCalledTimes(4);
});
