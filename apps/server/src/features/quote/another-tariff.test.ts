import { getOffers, getPrice, getRisk, savePaymentPeriod, saveSummary } from "@kautia/contract";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Tariffs } from "../../domain/tariff/tariff.ts";
import { answerAll } from "../../testing/answers.ts";
import { makeTestServer, type TestServer } from "../../testing/make-test-server.ts";

// A day on which prices were raised: there is a newer tariff, and quotes made by the one before.
vi.mock(import("../../domain/tariff/tariff-de.ts"), async (original) => {
  const before = (await original()).tariffsDe;
  const tariffsDe: Tariffs = [{ ...before[0], version: "de-dearer", yearlyRatePerThousand: 94 }, ...before];
  return { tariffsDe };
});

let server: TestServer;
beforeAll(async () => {
  server = await makeTestServer();
});
afterAll(() => server.close());

test("a quote keeps the price of the tariff that it was made by, and a new one has the new price", async () => {
  const token = await answerAll(server);
  await server.call(saveSummary, { body: { token, consents: { termsAndPrivacy: true, initialInformation: true } } });
  expect((await server.call(getRisk, { query: { token } })).body?.outcome).toBe("QUOTE");
  const offered = async () => (await server.call(getOffers, { params: { token } })).body?.yearly?.price;
  const shown = async (rentDepositAmount: number) =>
    (await server.call(getPrice, { body: { rentDepositAmount, token } })).body?.yearly;
  expect([await offered(), await shown(1500), await shown(2000)]).toEqual([141, 141, 188]);
  // As it would stand there if it had been made the day before.
  await server.deps.db.updateTable("decision").set({ tariff_version: "de-2026-1" }).execute();
  expect([await offered(), await shown(1500), await shown(2000)]).toEqual([70.5, 70.5, 188]);
  const choose = (premiumAmount: number) =>
    server.call(savePaymentPeriod, { body: { token, language: "de", paymentPeriod: "YEARLY", premiumAmount } });
  expect((await choose(141)).problem?.errorCode).toBe("OFFER_CHANGED");
  expect((await choose(70.5)).body).toEqual({ lastCompletedPage: "PAYMENT_PERIOD" });
});
