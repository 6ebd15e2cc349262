import { expect, test } from "vitest";
import { createApi } from "../../api/api.ts";
import { createFakeServer, connectionLost, type Handler, ok } from "../../testing/fake-server.ts";
import { later } from "../../testing/show-app.tsx";
import { createTextStore } from "./text-store.ts";

function makeStore(handler: Handler) {
  const server = createFakeServer({ "get-lang": handler });
  const api = createApi({ fetch: server.fetch, locale: () => "de", onAnswer: () => {}, onStatus: () => {} });
  return { store: createTextStore(() => api, "en"), server, pending: () => api.pending.get() };
}

const yes = { "common.yes": "Ja", "common.no": "Nein" };

test("fetches the texts of a locale once", async () => {
  const { store, server } = makeStore(() => ok(yes));
  expect(await Promise.all([store.turnTo("de"), store.turnTo("de")])).toEqual([true, true]);
  expect(store.current.get().t("common.yes")).toBe("Ja");
  expect(server.requests).toHaveLength(1);
});

test("fetches again after a failure", async () => {
  let tries = 0;
  const { store } = makeStore(() => (tries++ === 0 ? connectionLost() : ok(yes)));
  expect(await store.turnTo("de")).toBe(false);
  expect(await store.turnTo("de")).toBe(true);
});

test("shows the first page with the texts that came with it, and waits for all texts before the next page", async () => {
  const answer = later<ReturnType<typeof ok>>();
  const { store, pending } = makeStore(() => answer.promise);
  store.open("de", { "common.yes": "Ja" }, false);
  expect(await store.turnTo("de")).toBe(true);
  expect(store.current.get().t("common.yes")).toBe("Ja");
  expect(pending(), "the fetch is quiet").toBe(0);
  const next = store.turnTo("de");
  answer.keep(ok(yes));
  expect(await next).toBe(true);
  expect(store.current.get().t("common.no")).toBe("Nein");
});

test("ignores texts that arrive after another language was chosen", async () => {
  const german = later<ReturnType<typeof ok>>();
  const { store } = makeStore(() => german.promise);
  store.open("de", {}, false);
  await store.turnTo("de");
  store.open("en", { "common.yes": "Yes" }, true);
  await store.turnTo("en");
  german.keep(ok(yes));
  await store.turnTo("de").then(() => store.turnTo("en"));
  expect(store.current.get().t("common.yes")).toBe("Yes");
});

test("does not fetch texts that came complete with the page", async () => {
  const { store, server } = makeStore(() => ok({}));
  store.open("de", yes, true);
  expect(await store.turnTo("de")).toBe(true);
  expect(server.requests).toHaveLength(0);
});

test.each([
  ["does not redraw a first page that lacks no text", "common.yes", 0],
  ["redraws a first page that lacks a text", "common.no", 1],
] as const)("%s when the other texts arrive", async (_, shown, redraws) => {
  const answer = later<ReturnType<typeof ok>>();
  const { store } = makeStore(() => answer.promise);
  store.open("de", { "common.yes": "Ja" }, false);
  await store.turnTo("de");
  store.current.get().t(shown);
  let changes = 0;
  store.current.subscribe(() => changes++);
  answer.keep(ok(yes));
  await store.turnTo("de");
  expect([changes, store.current.get().t("common.no")]).toEqual([redraws, "Nein"]);
});
