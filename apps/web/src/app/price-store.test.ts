import type { Country } from "@kautia/contract";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createApi } from "../api/api.ts";
import { connectionLost, createFakeServer, type Handler, ok, refused } from "../../../../tools/vitest/fake-server.ts";
import { createPriceStore } from "./price-store.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp(getPrice: Handler) {
  const server = createFakeServer({ "get-price": getPrice });
  const api = createApi({ fetch: server.fetch, locale: () => "de", onAnswer: () => {}, onStatus: () => {} });
  let country: Country = "de";
  const store = createPriceStore(
    api,
    () => null,
    () => country,
  );
  return {
    store,
    switchCountry: (other: Country) => (country = other),
    asked: () => server.asked("get-price").map(({ body }) => body["rentDepositAmount"]),
  };
}

const byDeposit: Handler = ({ body }) => ok({ yearly: Number(body["rentDepositAmount"]) * 0.047, monthly: 1 });

describe("live price", () => {
  test("is fetched once for a deposit typed in one go", async () => {
    const { store, asked } = setUp(byDeposit);
    for (const typed of ["1", "15", "150", "1500"]) store.ask(typed);
    expect(store.state.get()).toMatchObject({ deposit: "1500", status: "fetching", price: null });
    await vi.runAllTimersAsync();
    expect(asked()).toEqual(["1500"]);
    expect(store.state.get()).toMatchObject({ status: "known", price: { yearly: 70.5 } });
  });

  test("keeps the old price until the next one arrives, and drops a late one for another deposit", async () => {
    const { store } = setUp(byDeposit);
    store.ask("1000", 0);
    await vi.runAllTimersAsync();
    store.ask("2000");
    expect(store.state.get()).toMatchObject({ status: "fetching", price: { yearly: 47 } });
    store.ask("");
    await vi.runAllTimersAsync();
    expect(store.state.get()).toMatchObject({ deposit: "", status: "none", price: null });
  });

  test("is not fetched for an invalid amount, nor twice for the same deposit", async () => {
    const { store, asked } = setUp(byDeposit);
    for (const typed of ["abc", "1,5", "1500.505", "1500", "1500"]) {
      store.ask(typed, 0);
      await vi.runAllTimersAsync();
    }
    expect(asked()).toEqual(["1500"]);
  });

  test("is fetched again for another country", async () => {
    const { store, asked, switchCountry } = setUp(byDeposit);
    store.ask("1500", 0);
    await vi.runAllTimersAsync();
    switchCountry("at");
    store.ask("1500", 0);
    expect(store.state.get()).toMatchObject({ deposit: "1500", status: "fetching" });
    await vi.runAllTimersAsync();
    expect(asked()).toEqual(["1500", "1500"]);
    expect(store.state.get().status).toBe("known");
  });

  test("distinguishes a refused deposit from a lost connection, and retries after the latter", async () => {
    let handle: Handler = () =>
      refused("DEPOSIT_RANGE", [{ path: "rentDepositAmount", errorCode: "DEPOSIT_RANGE", params: {} }]);
    const { store } = setUp((request) => handle(request));
    store.ask("100", 0);
    await vi.runAllTimersAsync();
    expect(store.state.get()).toMatchObject({ status: "refused", errors: [{ errorCode: "DEPOSIT_RANGE" }] });
    handle = connectionLost;
    store.ask("1500", 0);
    await vi.runAllTimersAsync();
    expect(store.state.get().status).toBe("failed");
    handle = byDeposit;
    store.ask("1500", 0);
    await vi.runAllTimersAsync();
    expect(store.state.get().status).toBe("known");
  });
});
