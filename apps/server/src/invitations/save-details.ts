import {
  answersToStore,
  type CallInput,
  checkCoTenants,
  coTenantsQuestion,
  employmentQuestion,
  fieldError,
  type Language,
  languageOf,
  leaseLandlordQuestion,
  type Locale,
  localeIn,
  saveInvitationDetails as call,
  type StepAnswer,
  toAddressAnswer,
} from "@kautia/contract";
import { toSaveResponse, type Application, saveAnswers, type Tenant } from "../application/index.ts";
import type { Deps } from "../deps.ts";
import { localDay } from "../platform/rules/local-day.ts";
import type { StoredAnswers } from "../platform/database/column-types.ts";
import { refuseAddress } from "../addresses/index.ts";
import { type Refusal, refuse, refuseFields } from "../platform/http/refusal.ts";
import type { RequestContext } from "../platform/http/request-context.ts";

type Body = CallInput<typeof call>["body"];

/** Saves the invited tenant's details. Names are required if the invitation has none. */
export async function saveDetails(
  deps: Deps,
  body: Body,
  { caller, chosenLocale, wantsRecord, ip }: RequestContext & { caller: Tenant },
): Promise<StepAnswer | Refusal> {
  const { application, token } = caller;
  if (application.signedAt) return refuse("APPLICATION_LOCKED");
  if (!application.invited) return refuse("STEP_NOT_ALLOWED");
  const today = localDay(application.country, deps.clock.now());
  const wrong = [
    ...check(body, application, today),
    ...checkCoTenants(body.coTenants ?? [], { today, limit: deps.config.maxCoTenants }),
  ];
  if (wrong.length > 0) return refuseFields(wrong);

  const impossible = await refuseAddress(deps, body.address.address, "address.address.");
  if (impossible) return impossible;
  const saved = await saveAnswers(deps, caller, {
    cause: call.name,
    answers: answersOf(body),
    locale: chooseLocale(body.language, chosenLocale, application),
    ip,
    completes: "INVITATION_DETAILS",
  });
  return toSaveResponse(saved, token, { wantsRecord });
}

function check(body: Body, { answers }: Application, today: string) {
  const coTenants = body.coTenants ?? [];
  const known = answers.coTenants ?? [];
  const isIncomplete =
    !body.coTenants && known.some(({ birthDate, grossIncome }) => !birthDate || grossIncome === null);
  const missing = (["firstName", "lastName"] as const).filter((name) => !body[name] && !answers.userInfo?.[name]);
  return [
    ...missing.map((name) => fieldError(name, "FIELD_REQUIRED")),
    ...(isIncomplete ? [fieldError("coTenants", "FIELD_REQUIRED")] : []),
    ...coTenants.flatMap(({ grossIncome }, index) =>
      grossIncome == null ? [fieldError(`coTenants.${index}.grossIncome`, "FIELD_REQUIRED")] : [],
    ),
    ...(body.birthDate > today ? [fieldError("birthDate", "FIELD_INVALID", { latest: today })] : []),
  ];
}

function answersOf(body: Body): StoredAnswers {
  const { firstName, lastName, salutation, phone, birthDate, nationality, newsAgreement } = body;
  const { updateAgreement, birthPlace } = body;
  return {
    userInfo: {
      ...(firstName && { firstName }),
      ...(lastName && { lastName }),
      salutation: salutation ?? null,
      phone,
      birthDate,
      nationality,
      newsAgreement,
      ...(updateAgreement !== undefined && { updateAgreement }),
      ...(birthPlace !== undefined && { birthPlace }),
      address: toAddressAnswer(body.address),
    },
    ...(body.coTenants && answersToStore(coTenantsQuestion, body)),
    ...answersToStore(employmentQuestion, body),
    ...answersToStore(leaseLandlordQuestion, body),
  };
}

function chooseLocale(language: Language, chosen: Locale | null, { country }: Application): Locale {
  return chosen && languageOf(chosen) === language ? chosen : localeIn(language, country);
}
