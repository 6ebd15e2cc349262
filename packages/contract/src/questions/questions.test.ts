import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { buildingTypes, depositPayments, furnishedTypes, householdTypes, petKinds } from "../enums.ts";
import { saveCall } from "../calls/saves.ts";
import { tenantRecord } from "../entities/tenant-record.ts";
import { defineQuestion } from "./define-question.ts";
import { type QuestionId, questions, questionsSavedBy } from "./index.ts";
import {
  answersAt,
  firstOpenQuestion,
  isAnswered,
  missingEssentials,
  neighbourQuestion,
  visibleQuestions,
} from "./order.ts";
import { sampleAnswers, sampleBody } from "./sample-answers.ts";
import { answersInRecord, answersOfSave, type StoredAnswers } from "./stored-answers.ts";

const empty = answersInRecord({});
const record = answersInRecord;
const idsOf = (answers: StoredAnswers) => visibleQuestions(record(answers)).map(({ id }) => id);

describe("the questions", () => {
  it("have unique ids", () => {
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
  });

  it("ask new rentals for the address, and existing ones how the deposit was paid", () => {
    expect(idsOf({ existingRent: false })).toContain("property-address");
    expect(idsOf({ existingRent: false })).not.toContain("deposit-payment");
    expect(idsOf({ existingRent: true })).toContain("deposit-payment");
    expect(idsOf({ existingRent: true })).not.toContain("property-address");
  });

  it("going back from step 5 skips one extra step with an existing rent (specification §2)", () => {
    expect(neighbourQuestion("rent-time", -1, record({ existingRent: true }))).toBe("current-address");
    expect(neighbourQuestion("rent-time", -1, record({ existingRent: false }))).toBe("property-address");
  });

  it("lead back in the reverse order, for any kind of rental", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(true, false, null),
        fc.constantFrom(...questions.map(({ id }) => id)),
        (existingRent, id) => {
          const at = record({ existingRent });
          const next = neighbourQuestion(id, 1, at);
          if (next) expect(neighbourQuestion(next, -1, at)).toBe(id);
        },
      ),
    );
  });

  it.each<[QuestionId, StoredAnswers]>([
    ["usage-purpose", { existingRent: false }],
    ["rent-time", { rentTime: 1 }],
    ["deposit-payment", { rentPay: depositPayments[0] }],
    ["home-type", { buildingType: buildingTypes[0] }],
    ["household", { liveWith: householdTypes[0] }],
    ["furnished", { furnishedType: furnishedTypes[0] }],
    ["pets", { pet: petKinds[0] }],
    ["rent-and-deposit", { rentDepositAmount: 1500 }],
    ["rental-contract", { rentContractId: "" }],
    ["employment", { employmentStatus: "STUDENT" }],
    ["insurance-dates", { insuranceStart: "2027-02-01T00:00:00.000Z" }],
  ])("%s is unanswered until its own answer is saved", (id, answer) => {
    for (const question of questions) {
      expect(isAnswered(question, empty)).toBe(false);
      expect(isAnswered(question, record(answer))).toBe(question.id === id);
    }
  });

  it("start with the name, and know which answers are missing", () => {
    expect(firstOpenQuestion(empty)).toBe("name");
    expect(missingEssentials(record({ existingRent: true }))).not.toContain("property-address");
    expect(missingEssentials(empty)).toContain("property-address");
    expect(missingEssentials(empty)).not.toContain("pets");
    expect(missingEssentials(record({ existingRent: false }))).not.toContain("usage-purpose");
  });
});

describe("each question", () => {
  it.each(questions)("$id: the record has every part of the answer that its call accepts", ({ id, ...question }) => {
    const { place, answer, sample, save, answeredBy } = question;
    const { body: schema } = saveCall(save.path);
    if (!schema) throw new Error(`the call of ${id} takes no body`);
    const body = z.parse(
      z.looseObject({}),
      z.parse(schema, { ...sampleBody(save.path, { existingRent: true }), ...sample, token: "0".repeat(32) }),
    );
    const saved = answersInRecord(answersOfSave(save.path, body));
    const kept = Object.entries(sample).filter(([name]) => name in answer);
    expect(answersAt(place, saved)).toMatchObject(Object.fromEntries(kept));
    expect(answersAt(place, saved)[answeredBy]).not.toBeNull();
    expect(z.safeParse(z.pick(tenantRecord, { userInfo: true, landlordInfo: true }), saved).success).toBe(true);
  });

  it("does not compile if a part of the answer would be lost", () => {
    const common = { id: "size", save: { path: "size", summary: "" }, place: "record", essential: false } as const;
    const rest = { answeredBy: "rooms", quoteDependsOn: [], sample: { rooms: 2, floor: 1 } } as const;
    const fields = { rooms: z.number(), floor: z.number() };
    defineQuestion({ ...common, ...rest, fields, answer: fields });
    // @ts-expect-error -- the record has no place for the floor
    defineQuestion({ ...common, ...rest, fields, answer: { rooms: z.number() } });
    // @ts-expect-error -- nothing turns the number into the text
    defineQuestion({ ...common, ...rest, fields, answer: { rooms: z.number(), floor: z.string() } });
    defineQuestion({
      ...common,
      ...rest,
      fields,
      answer: { rooms: z.number() },
      toAnswer: ({ rooms, floor }) => ({ rooms: rooms + floor }),
    });
  });

  it("completes the questions with its own call if it is the last", () => {
    expect(questionsSavedBy(questions.at(-1)?.save.path ?? "name")).toEqual([questions.at(-1)]);
  });

  it("has a sample answer for every kind of tenant who is asked", () => {
    for (const existingRent of [false, true]) {
      const stored = { ...sampleAnswers({ existingRent }), existingRent };
      expect(firstOpenQuestion(answersInRecord(stored))).toBeNull();
    }
  });
});
