import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, addMonths, ageOn } from "../fields/dates.ts";
import { adultAge, mostCoTenants } from "../limits.ts";
import { checkCoTenants, type CoTenant, incomeOfAll } from "./co-tenants.ts";
import { firstOpenQuestion, missingEssentials, visibleQuestions } from "./order.ts";
import { visiblePages } from "./pages.ts";
import { sampleAnswers, sampleCoTenants } from "./sample-answers.ts";
import { answersInRecord } from "./stored-answers.ts";

const cents = fc.option(fc.integer({ min: 0, max: 999_999_900 }).map((amount) => amount / 100));
const people = fc.array(
  fc.record<CoTenant>({
    firstName: fc.constant("Ben"),
    lastName: fc.constant("Beispiel"),
    birthDate: fc.option(fc.constant("1992-03-08")),
    email: fc.constant("ben@example.com"),
    grossIncome: cents,
  }),
  { maxLength: mostCoTenants },
);

describe("the people who sign together with the tenant", () => {
  it("are asked for their incomes on the page of the employment, on no page of their own", () => {
    fc.assert(
      fc.property(people, (coTenants) => {
        const record = answersInRecord({ ...sampleAnswers(), coTenants });
        const isAsked = visibleQuestions(record).some(({ id }) => id === "co-tenant-incomes");
        expect(isAsked).toBe(coTenants.length > 0);
        expect(visiblePages(record).map(({ id }) => id)).toEqual(
          visiblePages(answersInRecord(sampleAnswers())).map(({ id }) => id),
        );
      }),
    );
  });

  it("leave the questions open until birth date and income of each are known", () => {
    fc.assert(
      fc.property(people, (coTenants) => {
        const record = answersInRecord({ ...sampleAnswers(), existingRent: false, coTenants });
        const isOpen = coTenants.some(({ birthDate, grossIncome }) => birthDate === null || grossIncome === null);
        expect(missingEssentials(record)).toEqual(isOpen ? ["co-tenant-incomes"] : []);
        expect(firstOpenQuestion(record)).toBe(isOpen ? "co-tenant-incomes" : null);
      }),
    );
  });

  it("add up to one income, exact to the cent, in any order", () => {
    fc.assert(
      fc.property(cents, people, (grossIncome, coTenants) => {
        const known = [grossIncome, ...coTenants.map((person) => person.grossIncome)].filter(
          (income) => income !== null,
        );
        const sum = known.reduce((total, one) => total + Math.round(one * 100), 0) / 100;
        expect(incomeOfAll({ grossIncome, coTenants })).toBe(known.length === 0 ? null : sum);
        expect(incomeOfAll({ grossIncome, coTenants: [...coTenants].reverse() })).toBe(
          incomeOfAll({ grossIncome, coTenants }),
        );
      }),
    );
  });

  it("may sign from their eighteenth birthday on, in leap years too", () => {
    const days = fc.integer({ min: 0, max: 20_000 }).map((after) => addDays("1970-01-01", after));
    const [ben] = sampleCoTenants as [CoTenant];
    fc.assert(
      fc.property(days, fc.integer({ min: -2, max: 2 }), (birthDate, after) => {
        const today = addDays(addMonths(birthDate, 12 * adultAge), after);
        const refused = checkCoTenants([{ ...ben, birthDate }], { today, limit: 1 }).map(({ errorCode }) => errorCode);
        expect(refused).toEqual(ageOn(birthDate, today) < adultAge ? ["MINIMUM"] : []);
        if (Math.abs(after) === 2) expect(refused.length).toBe(after < 0 ? 1 : 0);
      }),
    );
  });
});
