import { countryFacts, defaultCountry } from "../enums.ts";
import type { Answers } from "../entities/tenant-record.ts";
import type { AnswerPlace } from "./define-question.ts";
import type { keptAt } from "./kept.ts";
import { type AnyQuestion, questions, questionsSavedBy, type SavePath } from "./index.ts";

/** The tenant's answers under the names of the record. Any part may be missing. */
export type StoredAnswers = Partial<Omit<Answers, "userInfo" | "landlordInfo">> & {
  userInfo?: Partial<NonNullable<Answers["userInfo"]>>;
  landlordInfo?: Partial<NonNullable<Answers["landlordInfo"]>>;
};

type Unanswered<At extends AnswerPlace> = { [K in keyof ReturnType<typeof keptAt<At>>]: null };

/**
 * Merges a change into stored answers. Omitted fields, including those of `userInfo` and `landlordInfo`, keep their
 * value.
 */
export function mergeAnswers(answers: StoredAnswers, change: StoredAnswers): StoredAnswers {
  return {
    ...answers,
    ...change,
    ...(change.userInfo && { userInfo: { ...answers.userInfo, ...change.userInfo } }),
    ...(change.landlordInfo && { landlordInfo: { ...answers.landlordInfo, ...change.landlordInfo } }),
  };
}

/** What a question stores of a parsed body. Answers that the body omits are left out, so they keep their value. */
export function answersToStore({ place, fields, toAnswer }: AnyQuestion, body: object): StoredAnswers {
  const own = Object.fromEntries(Object.entries(body).filter(([name]) => name in fields));
  const given = Object.entries(toAnswer?.(body) ?? own).filter(([, value]) => value !== undefined);
  const answer = Object.fromEntries(given);
  return place === "record" ? answer : { [place]: answer };
}

/** What a save call stores: the answers to each of its questions. */
export function answersOfSave(path: SavePath, body: object): StoredAnswers {
  return questionsSavedBy(path)
    .map((question) => answersToStore(question, body))
    .reduce(mergeAnswers, {});
}

/** Stored answers in the form of the record. Unanswered ones are null. */
export function answersInRecord({ userInfo, landlordInfo, currency, ...stored }: StoredAnswers): Answers {
  return {
    ...unanswered("record"),
    ...stored,
    currency: currency ?? countryFacts[defaultCountry].currency,
    userInfo: userInfo ? { ...unanswered("userInfo"), ...userInfo } : null,
    landlordInfo: landlordInfo
      ? {
          ...unanswered("landlordInfo"),
          // The server fills these in when the landlord is a partner (docs/partners.md).
          landlordSpace: null,
          landlordSpaceEnabled: null,
          partnerOnboardingBaseUrl: null,
          ...landlordInfo,
        }
      : null,
  };
}

function unanswered<At extends AnswerPlace>(place: At): Unanswered<At> {
  const names = questions.filter((question) => question.place === place).flatMap(({ answer }) => Object.keys(answer));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made of the same list as the type
  return Object.fromEntries(names.map((name) => [name, null])) as Unanswered<At>;
}
