import { beforeEach, expect, test, vi } from "vitest";

// Each test loads a fresh module, with no kept errors and no listener.
beforeEach(() => vi.resetModules());
const begin = () => import("./early-errors.ts");

test("keeps the first ten errors until there is a listener, and none after that", async () => {
  const { noteError, passErrorsTo } = await begin();
  for (let count = 1; count <= 12; count++) noteError(`error ${count}`);
  const heard: unknown[] = [];
  passErrorsTo((error) => heard.push(error));
  noteError("later");
  expect(heard).toEqual([...Array.from({ length: 10 }, (_, index) => `error ${index + 1}`), "later"]);
  const heardAfter: unknown[] = [];
  passErrorsTo((error) => heardAfter.push(error));
  expect(heardAfter).toEqual([]);
});

test("takes uncaught errors and unhandled rejections", async () => {
  const { passErrorsTo, watchErrors } = await begin();
  const heard: unknown[] = [];
  watchErrors();
  passErrorsTo((error) => heard.push(error));
  const error = new Error("thrown");
  window.dispatchEvent(new ErrorEvent("error", { error, message: "thrown" }));
  window.dispatchEvent(new ErrorEvent("error", { message: "Script error." }));
  window.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason: "broken" }));
  expect(heard).toEqual([error, "Script error.", "broken"]);
});
