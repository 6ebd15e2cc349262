import { expect, test } from "vitest";
import { createApi } from "../api/api.ts";
import { createFakeServer, connectionLost, type Handler, ok } from "../../../../tools/vitest/fake-server.ts";
import { createTextStore } from "./text-store.ts";

function makeStore(handler: Handler) {
  const server = createFakeServer({ "get-lang": handler });
  const api = createApi({ fetch: server.fetch, locale: () => "de", onAnswer: () => {}, onStatus: () => {} });
  return {
    store: createTextStore(() => api, { locale: "en", words: { "common.yes": "Yes" }, country: () => "de" }),
    server,
  };
}

const yes = { "common.yes": "Ja" };

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

test("does not fetch the texts that it was given", async () => {
  const { store, server } = makeStore(() => ok(yes));
  expect(await store.turnTo("en")).toBe(true);
  expect(store.current.get().t("common.yes")).toBe("Yes");
  await store.turnTo("de");
  await store.turnTo("en");
  expect(store.current.get().t("common.yes")).toBe("Yes");
  expect(server.requests).toHaveLength(1);
});
