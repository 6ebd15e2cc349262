import type { StaffCase } from "@kautia/contract";
import { texts } from "@kautia/locales";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ok, refused } from "../../../testing/fake-server.ts";
import { sampleRecord } from "../../../testing/sample-record.ts";
import { showApp } from "../../../testing/show-app.tsx";

const { token: _token, ...answers } = sampleRecord();
const openCase: StaffCase = {
  refId: "0123456789abcdef01234567",
  decisionId: "00000000-0000-4000-8000-000000000001",
  open: true,
  country: "de",
  language: "en",
  signed: false,
  assignee: null,
  answers,
  score: { ratio: 15, goodFrom: 30, middlingFrom: 18 },
  price: null,
  decisions: [],
  documents: [],
  history: [],
};
const ute = { id: "ute", name: "Ute", email: "ute@example.com", role: "underwriter" };

test("says that the application has changed meanwhile, and loads it again", async () => {
  let now = openCase;
  const { user } = await showApp({
    at: `/en/staff/applications/${openCase.refId}`,
    handlers: {
      "get-lang": () => ok(texts("en", "staff")),
      "get-staff-session": () => ok({ person: ute }),
      "list-staff-notes": () => ok({ rows: [], total: 0 }),
      "get-case": () => ok(now),
      "accept-case": () => {
        now = { ...openCase, open: false };
        return refused("CASE_CHANGED");
      },
    },
  });
  await user.click(await screen.findByRole("button", { name: "Accept" }));
  await user.click(screen.getByRole("button", { name: "Accept and mail the offers" }));
  expect(await screen.findByText("This case is no longer open.")).toBeTruthy();
  const title = screen.getByText("Nothing was saved");
  expect(title.closest(".staff-told")).toBe(document.activeElement);
  expect(screen.getByText(/^The application has changed in the meantime\./)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Accept and mail the offers" })).toBeNull();
});

test.each([
  { language: "en" as const, facts: ["New rental", "With a partner", "Dog and cat", "Other"] },
  {
    language: "de" as const,
    facts: ["Neues Mietverhältnis", "Mit Partnerin oder Partner", "Hund und Katze", "Sonstiges"],
  },
])("states the tenant's answers as facts ($language)", async ({ language, facts }) => {
  const told = { existingRent: false, liveWith: "couple", pet: "both", educationLevel: "other" } as const;
  const student = { ...answers, ...told, employmentStatus: "STUDENT" as const };
  await showApp({
    at: `/${language}/staff/applications/${openCase.refId}`,
    handlers: {
      "get-lang": () => ok(texts(language, "staff")),
      "get-staff-session": () => ok({ person: ute }),
      "list-staff-notes": () => ok({ rows: [], total: 0 }),
      "get-case": () => ok({ ...openCase, language, answers: student }),
    },
  });
  for (const fact of facts) expect(await screen.findByText(fact)).toBeTruthy();
});
