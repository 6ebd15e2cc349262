import type { StaffCase } from "@kautia/contract";
import { texts } from "@kautia/locales";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ok, refused } from "../../../../../../tools/vitest/fake-server.ts";
import { sampleRecord } from "#testing/sample-record.ts";
import { showApp } from "#testing/show-app.tsx";

const { token: _token, ...answers } = sampleRecord();
const openCase: StaffCase = {
  refId: "0123456789abcdef01234567",
  decisionId: "00000000-0000-4000-8000-000000000001",
  open: true,
  country: "de",
  language: "en",
  signed: false,
  assignee: null,
  approval: null,
  dueAt: null,
  why: [],
  warnings: [],
  draft: { decision: null, question: null, note: null },
  next: null,
  pending: null,
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
  await user.type(screen.getByLabelText("Note to the tenant (optional)"), "Welcome!");
  await user.click(screen.getByRole("button", { name: "Accept and mail the offers" }));
  expect(await screen.findByText("This case is no longer open.")).toBeTruthy();
  const title = screen.getByText("Nothing was saved");
  expect(title.closest(".staff-action-result")).toBe(document.activeElement);
  expect(screen.getByText(/^The application has changed in the meantime\./)).toBeTruthy();
  expect(screen.getByText("What you had written:")).toBeTruthy();
  expect(screen.getByText("Welcome!")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Accept and mail the offers" })).toBeNull();
});

test("keeps the typed reason in its form if a colleague was first and the case is still open", async () => {
  let now = openCase;
  const next = "00000000-0000-4000-8000-000000000002";
  const { user, server } = await showApp({
    at: `/en/staff/applications/${openCase.refId}`,
    handlers: {
      "get-lang": () => ok(texts("en", "staff")),
      "get-staff-session": () => ok({ person: ute }),
      "list-staff-notes": () => ok({ rows: [], total: 0 }),
      "get-case": () => ok(now),
      "refuse-case": () => {
        if (now === openCase) {
          now = { ...openCase, decisionId: next, assignee: { id: "bo", name: "Bo" } };
          const params = { by: "Bo", on: "2027-02-03" };
          return refused("CASE_DECIDED", [{ path: "", errorCode: "CASE_DECIDED", params }]);
        }
        now = { ...now, open: false };
        return ok({ decided: true });
      },
    },
  });
  await user.click(await screen.findByRole("button", { name: "Refuse" }));
  await user.type(screen.getByLabelText("Reason"), "The income is too low.");
  await user.click(screen.getByRole("button", { name: "Refuse and mail the reason" }));
  expect(await screen.findByText(/^Bo was first, on 3 February 2027\. You now see/)).toBeTruthy();
  expect(await screen.findByText("Assigned to Bo")).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>("Reason").value).toBe("The income is too low.");
  expect(screen.queryByText("What you had written:")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Refuse and mail the reason" }));
  expect(await screen.findByText("Refused. The reason is on its way.")).toBeTruthy();
  expect(server.asked("refuse-case").at(-1)?.body).toMatchObject({ decisionId: next, note: "The income is too low." });
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
