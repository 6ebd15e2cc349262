import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { questions } from "./index.ts";
import { visibleQuestions } from "./order.ts";
import { neighbourPage, questionPageOf, visiblePages } from "./pages.ts";
import { answersInRecord } from "./stored-answers.ts";

const ids = questions.map(({ id }) => id);
const rentals = fc.constantFrom(true, false, null);
const record = (existingRent: boolean | null) => answersInRecord({ existingRent });

describe("the pages of the questions", () => {
  it("are eight, in this order", () => {
    expect(visiblePages(record(false)).map(({ id }) => id)).toEqual([
      "name",
      "usage-purpose",
      "home-facts",
      "rent-and-deposit",
      "employment",
      "insurance-dates",
      "landlord-type",
      "tenant-details",
    ]);
    expect(questionPageOf("pets", record(true)).steps).toContain("deposit-payment");
    expect(questionPageOf("pets", record(false)).steps).not.toContain("deposit-payment");
  });

  it("ask every question once and in the specification's order of saves", () => {
    fc.assert(
      fc.property(rentals, (existingRent) => {
        const at = record(existingRent);
        expect(visiblePages(at).flatMap(({ steps }) => steps)).toEqual(visibleQuestions(at).map(({ id }) => id));
      }),
    );
  });

  it("lead back to the previous page from any question on a page", () => {
    fc.assert(
      fc.property(rentals, fc.constantFrom(...ids), (existingRent, id) => {
        const at = record(existingRent);
        const next = neighbourPage(id, 1, at);
        const shown = visibleQuestions(at).some((question) => question.id === id);
        if (shown && next) expect(neighbourPage(next, -1, at)).toBe(questionPageOf(id, at).steps[0]);
      }),
    );
  });
});
