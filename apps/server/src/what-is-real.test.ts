import { expect, test } from "vitest";
import { readConfig } from "./platform/config/config.ts";
import { productionSettings } from "./testing/server/production-settings.ts";
import { listParts, tabulateParts } from "./what-is-real.ts";

const complete = {
  ...productionSettings,
  PUBLIC_URL: "https://kautia.example",
  TRUST_PROXY: "1",
  DATABASE_URL: "postgres://kautia:secret-password@db.example/kautia",
  SMTP_URL: "smtp://kautia:secret-password@mail.example:587",
  LEGAL_DOCUMENTS_DIR: "/",
  LEGAL_NAME: "Beispiel Vermittlung GmbH",
  LEGAL_ADDRESS: "Beispielweg 1, 10115 Berlin",
  LEGAL_REPRESENTATIVES: "Erika Beispiel",
  LEGAL_INTERMEDIARY_REGISTER: "D-0000-00000-00",
  LEGAL_SUPERVISOR: "IHK Berlin",
  LEGAL_REGISTER_PHONE: "030 0000000",
  GUARANTEE_FORM_AT: "QUALIFIED",
  SEAL_CSC_URL_AT: "https://signing.example",
  SEAL_CSC_CLIENT_ID_AT: "kautia",
  SEAL_CSC_CLIENT_SECRET_AT: "secret",
  SEAL_CSC_CREDENTIAL_AT: "seal-1",
  SEAL_CSC_CERTIFICATE_SHA256_AT: "0".repeat(64),
  COLLECTION_ACCOUNT_DE: "DE89370400440532013000",
  COLLECTION_ACCOUNT_HOLDER_DE: "Treuhandkonto",
  COLLECTION_ACCOUNT_AT: "AT611904300234573201",
  COLLECTION_ACCOUNT_HOLDER_AT: "Treuhandkonto",
  SUPPORT_EMAIL_DE: "hilfe@example.com",
  SUPPORT_EMAIL_AT: "hilfe-at@example.com",
};
const table = (settings: Record<string, string>) => tabulateParts(listParts(readConfig(settings)));

test("a complete production has no stand-ins, and the table shows no secrets", () => {
  expect(table(complete)).toMatchInlineSnapshot(`
    "This server uses:
      public address         https://kautia.example                               real
      client addresses       as the proxy names them                              real
      database               PostgreSQL at db.example/kautia                      real
      cards in Germany       Stripe with live keys                                real
      cards in Austria       Stripe with live keys                                real
      guarantees in Germany  valid without a signature                            real
      guarantees in Austria  signed with a qualified certificate                  real
      premium accounts       complete                                             real
      mail                   mail.example:587, from post@example.com              real
      virus scanner          clamd at clamd:3310                                  real
      credit bureau          Auskunftei AG at bureau.example/score                real
      sanctions list         file production-settings.ts                          real
      uploaded documents     folder .data/documents, which all copies must share  real
      address suggestions    embedded places and imported streets                 real
      legal texts            folder /                                             real
      insurer                Bürge AG                                             real
      imprint                complete                                             real
      support address        complete                                             real
      design system          our own                                              real
    "
  `);
});

test("a server without settings uses stand-ins almost everywhere", () => {
  expect(table({})).toMatchInlineSnapshot(`
    "This server uses:
      public address         http://localhost:3000, which nobody else can open    NOT REAL: see PUBLIC_URL
      client addresses       of their connections                                 real
      database               embedded, for one process                            NOT REAL: see DATABASE_URL
      cards in Germany       sandbox, which charges nobody                        NOT REAL: see STRIPE_SECRET_KEY_DE
      cards in Austria       sandbox, which charges nobody                        NOT REAL: see STRIPE_SECRET_KEY_AT
      guarantees in Germany  valid without a signature                            real
      guarantees in Austria  void without a signature                             NOT REAL: see GUARANTEE_FORM_AT
      premium accounts       complete                                             real
      mail                   outbox, which sends nothing                          NOT REAL: see SMTP_URL
      virus scanner          built-in, knows only the test signature              NOT REAL: see CLAMD_ADDRESS
      credit bureau          embedded scorecard with test surnames                NOT REAL: see BUREAU_URL
      sanctions list         sample with one made-up name                         NOT REAL: see SANCTIONS_SOURCE
      uploaded documents     folder .data/documents, which all copies must share  real
      address suggestions    embedded places and imported streets                 real
      legal texts            samples                                              NOT REAL: see LEGAL_DOCUMENTS_DIR
      insurer                Muster-Versicherung AG, which does not exist         NOT REAL: see LEGAL_INSURER
      imprint                incomplete, but the law requires it                  NOT REAL: see LEGAL_NAME, LEGAL_ADDRESS, LEGAL_REPRESENTATIVES, LEGAL_INTERMEDIARY_REGISTER, LEGAL_SUPERVISOR, LEGAL_REGISTER_PHONE
      support address        sample, which nobody reads                           NOT REAL: see SUPPORT_EMAIL_DE, SUPPORT_EMAIL_AT
      design system          our own                                              real
    "
  `);
});

test("reports Stripe's test keys in production for each country", () => {
  const parts = listParts(
    readConfig({ ...complete, STRIPE_SECRET_KEY_AT: "sk_test_1", STRIPE_PUBLIC_KEY_AT: "pk_test_1" }),
  );
  expect(parts.filter(({ settings }) => settings.length > 0)).toEqual([
    {
      name: "cards in Austria",
      used: "Stripe with TEST KEYS, which charge nobody",
      settings: ["STRIPE_SECRET_KEY_AT"],
    },
  ]);
});

test("reports that production gives no guarantees in Austria while nothing signs them", () => {
  const { GUARANTEE_FORM_AT: _, ...rest } = complete;
  expect(listParts(readConfig(rest)).filter(({ settings }) => settings.length > 0)).toEqual([
    { name: "guarantees in Austria", used: "NOT GIVEN: nothing signs them", settings: ["GUARANTEE_FORM_AT"] },
  ]);
});

test("reports an address that only this machine can open, and one without TLS", () => {
  const { PUBLIC_URL: _, ...rest } = complete;
  const notReal = (settings: Record<string, string>) =>
    listParts(readConfig(settings)).filter(({ settings: wrong }) => wrong.length > 0);
  expect(notReal(rest)).toMatchObject([{ name: "public address", settings: ["PUBLIC_URL"] }]);
  expect(notReal({ ...rest, PUBLIC_URL: "http://kautia.example" })).toMatchObject([{ settings: ["PUBLIC_URL"] }]);
});

test("reports that all clients behind a proxy count as one while TRUST_PROXY is not set", () => {
  const { TRUST_PROXY: _, ...rest } = complete;
  const notReal = listParts(readConfig(rest)).filter(({ settings }) => settings.length > 0);
  expect(notReal).toMatchObject([{ name: "client addresses", settings: ["TRUST_PROXY"] }]);
});

test("the operator's folder of legal texts does not count as real while samples may fill its gaps", () => {
  expect(listParts(readConfig({ ...complete, ALLOW_SANDBOX: "true" }))).toContainEqual({
    name: "legal texts",
    used: expect.stringMatching(/^folder .+, samples for what it lacks$/),
    settings: ["ALLOW_SANDBOX"],
  });
});

test("lists first that the installation is a sandbox", () => {
  expect(listParts(readConfig({ NODE_ENV: "production", SANDBOX: "true" }))[0]).toEqual({
    name: "installation",
    used: "sandbox, where nothing is a contract",
    settings: ["SANDBOX"],
  });
});
