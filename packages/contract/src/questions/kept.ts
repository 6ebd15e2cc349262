import * as z from "zod/mini";
import type { AllOf, AnswerPlace } from "./define-question.ts";
import { type QuestionList, questions } from "./index.ts";

type AnswersAt<At extends AnswerPlace> = AllOf<Extract<QuestionList[number], { place: At }>["answer"]>;
type Nullable<Of> = { [K in keyof Of]: Of[K] extends z.core.$ZodType ? z.ZodMiniNullable<Of[K]> : never };

/** The schemas of all answers that are kept at one place of the record. */
export function keptAt<At extends AnswerPlace>(place: At): Nullable<AnswersAt<At>> {
  const answers = questions
    .filter((question) => question.place === place)
    .flatMap(({ answer }) => Object.entries(answer));
  const shape = Object.fromEntries(answers.map(([name, schema]) => [name, z.nullable(schema)]));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made of the same list as the type
  return shape as Nullable<AnswersAt<At>>;
}
