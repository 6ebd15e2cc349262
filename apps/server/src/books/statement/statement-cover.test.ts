import { perCountry } from "@kautia/contract";
import { sums } from "@kautia/locales/policy-documents";
import { expect, test } from "vitest";
import { readConfig } from "../../platform/config/config.ts";
import { writeCover } from "./statement-cover.ts";

test("the insurer's statement names the month and who sends it, and ends its sums with what is to be remitted", () => {
  const { brand } = readConfig({});
  const account = { holder: "Kautia Treuhand", iban: "DE89 3704 0044 0532 0130 00" };
  const operator = { name: "Kautia Vermittlung GmbH", address: "Beispielweg 1, 10115 Berlin" };
  const config = {
    brand,
    collectionAccounts: perCountry(() => account),
    operator: { ...readConfig({}).operator, ...operator },
  };
  const { subtitle, blocks } = writeCover(
    config,
    { month: "2026-11-01", closedAt: new Date("2026-12-03T09:00:00Z"), language: "de" },
    {
      country: "de",
      insurer: "Bürgende AG",
      currency: "EUR",
      items: [{ country: "de", event: "PREMIUM_DUE", count: 2, cents: 14_100 }],
      totalCents: 14_100,
      taxCents: 0,
      owedCents: 7_050,
      carriedCents: 0,
      toRemitCents: 7_050,
      remitted: null,
    },
  );
  expect(subtitle).toBe("November 2026");
  expect(JSON.stringify(blocks)).toContain("Kautia Vermittlung GmbH, Beispielweg 1, 10115 Berlin");
  expect(blocks).toContainEqual(
    sums(
      ["Beitrag fällig (2)", "141,00\u00a0€"],
      ["Summe", "141,00\u00a0€"],
      ["In diesem Monat offen geblieben", "-70,50\u00a0€"],
      ["Übertrag", "0,00\u00a0€"],
      ["Abzuführen", "70,50\u00a0€"],
    ),
  );
});
