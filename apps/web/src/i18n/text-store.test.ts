import { expect, test } from "vitest";
import { createApi } from "../api/api.ts";
import { createFakeServer, connectionLost, type Handler, ok } from "../testing/fake-server.ts";
import { later } from "../testing/show-app.tsx";
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

test("asks again for what could not be had", async () => {
  let tries = 0;
  const { store } = makeStore(() => (tries++ === 0 ? connectionLost() : ok(yes)));
  expect(await store.turnTo("de")).toBe(false);
  expect(await store.turnTo("de")).toBe(true);
});

test("shows the first page with its own texts, and no other page before all are there", async () => {
  const answer = later<ReturnType<typeof ok>>();
  const { store, pending } = makeStore(() => answer.promise);
  store.open("de", { "common.yes": "Ja" }, false);
  expect(await store.turnTo("de")).toBe(true);
  expect(store.current.get().t("common.yes")).toBe("Ja");
  expect(pending(), "nobody waits for it").toBe(0);
  const next = store.turnTo("de");
  answer.keep(ok(yes));
  expect(await next).toBe(true);
  expect(store.current.get().t("common.no")).toBe("Nein");
});

test("texts that arrive after another language was chosen do not bring the old one back", async () => {
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

test("texts that came whole with the page are not fetched", async () => {
  const { store, server } = makeStore(() => ok({}));
  store.open("de", yes, true);
  expect(await store.turnTo("de")).toBe(true);
  expect(server.requests).toHaveLength(0);
});

test.each([
  ["has all that it shows, is not drawn anew", "common.yes", 0],
  ["was in want of one, is drawn anew", "common.no", 1],
] as const)("a first page that %s when the others arrive", async (_, shown, drawnAnew) => {
  const answer = later<ReturnType<typeof ok>>();
  const { store } = makeStore(() => answer.promise);
  store.open("de", { "common.yes": "Ja" }, false);
  await store.turnTo("de");
  store.current.get().t(shown);
  let changes = 0;
  store.current.subscribe(() => changes++);
  answer.keep(ok(yes));
  await store.turnTo("de");
  expect([changes, store.current.get().t("common.no")]).toEqual([drawnAnew, "Nein"]);
});
