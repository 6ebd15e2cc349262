import type { StaffQuestionRow } from "@kautia/contract";
import { texts } from "@kautia/locales";
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { ok, refused } from "../../../../../../tools/vitest/fake-server.ts";
import { showApp } from "#testing/show-app.tsx";

const question: StaffQuestionRow = {
  id: "question-1",
  refId: "65f0c1a2b3d4e5f60718293b",
  contractNumber: "DE-1",
  landlordName: "Otto Kern",
  language: "de",
  message: "Are utilities covered?",
  askedAt: "2027-02-02T10:00:00.000Z",
  dueAt: "2027-02-04T22:59:59.000Z",
  assignee: null,
  answer: null,
  answeredAt: null,
  answeredBy: null,
};
const other: StaffQuestionRow = { ...question, id: "question-2", contractNumber: "DE-2", message: "How do I release?" };
const answered = { answer: "Yes, they are.", answeredAt: "2027-02-03T10:00:00.000Z", answeredBy: "Bo" };

it("shows a colleague's answer, what was typed, and why it was not sent, and leaves the other rows alone", async () => {
  let rows = [question, other];
  const { user } = await showApp({
    at: "/en/staff/questions?state=ALL",
    handlers: {
      "get-lang": () => ok(texts("en", "staff")),
      "get-staff-session": () => ok({ person: { name: "Ute", email: "ute@example.com", role: "underwriter" } }),
      "list-questions": () => ok({ rows, total: rows.length }),
      "answer-question": () => {
        rows = [{ ...question, ...answered }, other];
        const params = { by: "Bo", on: "2027-02-03" };
        return refused("CASE_DECIDED", [{ path: "", errorCode: "CASE_DECIDED", params }]);
      },
    },
  });
  await user.click(await screen.findByRole("button", { name: "Answer DE-2" }));
  await user.type(screen.getByLabelText("Your answer"), "On your page.");
  await user.click(screen.getByRole("button", { name: "Answer DE-1" }));
  const row = within(screen.getByRole("row", { name: /Are utilities covered/ }));
  await user.type(row.getByLabelText("Your answer"), "No, only the rent.");
  await user.click(row.getByRole("button", { name: "Answer" }));
  expect(await screen.findByText("Yes, they are.")).toBeTruthy();
  const reason = screen.getByText(/^Bo was first, on 3 February 2027\. You now see/);
  expect(reason.closest(".staff-action-result")).toBe(document.activeElement);
  expect(screen.getByText("No, only the rent.")).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>("Your answer").value).toBe("On your page.");
});
