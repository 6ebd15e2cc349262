import { texts } from "@kautia/locales";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ok } from "../../../../../../tools/vitest/fake-server.ts";
import { sampleRecord } from "#testing/sample-record.ts";
import { showApp } from "#testing/show-app.tsx";

const refId = "0123456789abcdef01234567";
const { token: _token, ...answers } = sampleRecord();
const entry = { at: "2027-01-15T10:00:00.000Z", by: null, answered: [], lastCompletedPage: null };
const history = [
  { ...entry, cause: "refuse-case", by: "Ute Weiß", lastCompletedPage: "SUMMARY" },
  { ...entry, cause: "save-rental-details", answered: ["pets"] },
  { ...entry, cause: "a-call-of-an-old-release" },
];

test("shows an application's history in words instead of call names", async () => {
  const { user } = await showApp({
    at: `/en/staff/applications/${refId}`,
    handlers: {
      "get-lang": () => ok(texts("en", "staff")),
      "get-staff-session": () => ok({ person: { name: "Ute", email: "ute@example.com", role: "underwriter" } }),
      "list-staff-notes": () => ok({ rows: [], total: 0 }),
      "get-case": () =>
        ok({
          refId,
          decisionId: null,
          open: false,
          country: "de",
          language: "en",
          signed: true,
          answers,
          score: { ratio: 15, goodFrom: 30, middlingFrom: 18 },
          price: null,
          decisions: [],
          documents: [],
          history,
        }),
    },
  });
  expect((await screen.findByRole("link", { name: "Go to the contract" })).getAttribute("href")).toBe(
    `/en/staff/policies/${refId}`,
  );
  await user.click(screen.getByText("History"));
  const rows = screen.getAllByRole("row", { hidden: true }).map(({ textContent }) => textContent);
  expect(rows.slice(1)).toEqual([
    expect.stringContaining("RefusedUte WeißAnswers confirmed"),
    expect.stringContaining(`Answered: ${texts("en")["questions.pets.short"]}Tenant`),
    expect.stringContaining("ChangedTenant"),
  ]);
});
