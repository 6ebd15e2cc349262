import { getOffers, getPrice, getRisk, savePaymentPeriod, saveSummary } from "@kautia/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { tariffsDe } from "./rules/tariff/tariff-de.ts";
import type { Tariff } from "./rules/tariff/tariff.ts";
import { answerAllQuestions } from "#testing/applications/answers.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";

const tariffs = tariffsDe as unknown as Tariff[];

let server: TestServer;
beforeAll(async () => {
  tariffs.unshift({ ...tariffsDe[0], version: "de-dearer", yearlyRatePerThousand: 94 });
  server = await makeTestServer();
});
afterAll(async () => {
  tariffs.shift();
  await server.close();
});

test("a quote keeps the price of its tariff, and a new quote gets the new price", async () => {
  const token = await answerAllQuestions(server);
  await server.call(saveSummary, { body: { token, consents: { termsAndPrivacy: true, initialInformation: true } } });
  expect((await server.call(getRisk, { query: { token } })).body?.outcome).toBe("QUOTE");
  const offered = async () => (await server.call(getOffers, { params: { token } })).body?.yearly?.price;
  const shown = async (rentDepositAmount: number) =>
    (await server.call(getPrice, { body: { rentDepositAmount, token } })).body?.yearly;
  expect([await offered(), await shown(1500), await shown(2000)]).toEqual([141, 141, 188]);
  await server.deps.db.updateTable("decision").set({ tariff_version: "de-2026-1" }).execute();
  expect([await offered(), await shown(1500), await shown(2000)]).toEqual([70.5, 70.5, 188]);
  const choose = (premiumAmount: number) =>
    server.call(savePaymentPeriod, { body: { token, language: "de", paymentPeriod: "YEARLY", premiumAmount } });
  expect((await choose(141)).problem?.errorCode).toBe("OFFER_CHANGED");
  expect((await choose(70.5)).body).toEqual({ lastCompletedPage: "PAYMENT_PERIOD" });
});
