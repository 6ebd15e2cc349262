import * as z from "zod/mini";
import { countries } from "../enums.ts";
import { oneOf } from "../fields/text.ts";
import { token } from "../fields/token.ts";
import type { AllOf } from "../questions/define-question.ts";
import { type QuestionList, questions, questionsSavedBy, type SavePath } from "../questions/index.ts";
import { nameQuestion } from "../questions/name.ts";
import { stepAnswer } from "./answers.ts";
import { type Call, defineCall } from "./define-call.ts";

/** Saves who the tenant is. Without a token it creates an application, for `country` if that is given. */
export const saveName = defineCall({
  name: "save-name",
  summary: nameQuestion.save.summary,
  method: "POST",
  path: "/onboarding/tenant/name",
  body: z.object({ token: z.nullish(token), ...nameQuestion.fields, country: z.nullish(oneOf(countries)) }),
  answer: z.extend(stepAnswer, { token }),
  errors: [
    "FIELD_REQUIRED",
    "FIELD_INVALID",
    ...(nameQuestion.save.errors ?? []),
    "TOKEN_UNKNOWN",
    "APPLICATION_LOCKED",
    "COUNTRY_NOT_OFFERED",
    "PROVIDER_UNAVAILABLE",
  ],
  access: "tenant",
  startsApplication: "without-token",
  repeat: "same-answer",
});

type Path = Exclude<SavePath, "name">;

/** The paths of `saves`. */
export const savePaths = [...new Set(questions.map(({ save }) => save.path))].filter((path) => path !== "name");

type FieldsOf<P extends Path> = AllOf<Extract<QuestionList[number], { save: { path: P } }>["fields"]>;
type BodyOf<P extends Path> = z.ZodMiniObject<{ token: typeof token } & FieldsOf<P>>;
type Saves = {
  readonly [P in Path]: Call<undefined, undefined, BodyOf<P>, typeof stepAnswer, "tenant", undefined, undefined>;
};

/** The save calls of all questions but the first, by path. Each returns the progress. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made of the same list as the type
export const saves = Object.fromEntries(savePaths.map((path) => [path, makeSave(path)])) as Saves;

/** The call that saves the answers of a question, by its `save.path`. */
export function saveCall(path: SavePath): Call {
  return path === "name" ? saveName : saves[path];
}

function makeSave(path: SavePath): Call {
  const asked = questionsSavedBy(path);
  const { summary = "", errors = [], check } = asked[0]?.save ?? {};
  // Essential fields come first, because a refusal has the code of the first wrong field.
  const inOrder = [...asked].sort((a, b) => Number(b.essential) - Number(a.essential));
  const body = z.object({ token, ...Object.fromEntries(inOrder.flatMap(({ fields }) => Object.entries(fields))) });
  return defineCall({
    name: `save-${path}`,
    summary,
    method: "POST",
    path: `/onboarding/tenant/${path}`,
    body: check ? body.check((payload) => check(payload)) : body,
    answer: stepAnswer,
    errors: [
      "FIELD_REQUIRED",
      "FIELD_INVALID",
      "TOKEN_UNKNOWN",
      "APPLICATION_LOCKED",
      "COUNTRY_NOT_OFFERED",
      ...errors,
    ],
    access: "tenant",
    repeat: "same-answer",
  });
}

// The calls by name, for code that needs a particular one.
export const saveCoTenants = saves["co-tenants"];
export const saveUsagePurpose = saves["usage-purpose"];
export const saveCurrentAddress = saves["current-address"];
export const saveAddress = saves.address;
export const saveRentTime = saves["rent-time"];
export const saveRentalDetails = saves["rental-details"];
export const saveRentPropertyDetails = saves["rent-property-details"];
export const saveRentContract = saves["rent-contract"];
export const saveEmploymentStatus = saves["employment-status"];
export const saveRentPropertyDates = saves["rent-property-dates"];
export const saveLandlordDetails = saves["landlord-details"];
export const saveTenantDetails = saves["tenant-details"];
