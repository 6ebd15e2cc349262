import type { Country } from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import { findApplication } from "../applications/find-application.ts";
import { saveChange, type SaveOutcome } from "../applications/save-change.ts";
import type { Deps } from "../deps.ts";
import { localDay } from "../domain/local-day.ts";
import { type Refusal, refuse, refuseFields, registerCall, type RequestContext } from "../http/route.ts";
import { address } from "./address.ts";
import { currentAddress } from "./current-address.ts";
import { answerSave } from "./answer-save.ts";
import type { SaveStep } from "./define-save-step.ts";
import { employmentStatus } from "./employment-status.ts";
import { landlordDetails } from "./landlord-details.ts";
import { registerName } from "./name.ts";
import { refuseAddress } from "./refuse-address.ts";
import { refuseSave } from "./refuse-save.ts";
import { rentContract } from "./rent-contract.ts";
import { rentPropertyDates } from "./rent-property-dates.ts";
import { rentPropertyDetails } from "./rent-property-details.ts";
import { rentTime } from "./rent-time.ts";
import { rentalDetails } from "./rental-details.ts";
import { tenantDetails } from "./tenant-details.ts";
import { usagePurpose } from "./usage-purpose.ts";

/** All save calls of the questions: each is one pure file, and this one route. */
export function registerSaves(app: FastifyInstance, deps: Deps): void {
  const add = <Body extends { token: string }>(step: SaveStep<Body>) => {
    registerCall(app, deps, step.call, ({ body }, context) => saveStep(deps, step, body, context));
  };
  registerName(app, deps);
  add(usagePurpose);
  add(currentAddress);
  add(address);
  add(rentTime);
  add(rentalDetails);
  add(rentPropertyDetails);
  add(rentContract);
  add(employmentStatus);
  add(rentPropertyDates);
  add(landlordDetails);
  add(tenantDetails);
}

async function saveStep<Body extends { token: string }>(
  deps: Deps,
  step: SaveStep<Body>,
  body: Body,
  context: RequestContext,
) {
  const named = step.addressOf?.(body);
  const impossible = named && (await refuseAddress(deps, named.address, named.path));
  if (impossible) return impossible;
  const change = {
    cause: step.call.name,
    answers: step.save(body),
    locale: context.chosenLocale,
    completes: step.completes ? ("TENANT_DETAILS" as const) : null,
    reads: context.wantsRecord,
  };
  const outcome = step.check
    ? await saveChecked(deps, step, body, context.country, change)
    : await saveChange(deps, body.token, change);
  if (!("saved" in outcome)) return outcome;
  return outcome.saved ? answerSave(outcome, body.token) : refuseSave(outcome.refusal);
}

/**
 * The rules to check are those of the application's country, which the request nearly always knows: checked by it first,
 * the save stays one round trip. The statement says so when the application is of another country.
 */
async function saveChecked<Body extends { token: string }>(
  deps: Deps,
  step: SaveStep<Body>,
  body: Body,
  guess: Country,
  change: Omit<Parameters<typeof saveChange>[2], "onlyFor">,
): Promise<SaveOutcome | Refusal> {
  for (let country = guess; ;) {
    const checkContext = {
      country,
      today: localDay(country, deps.clock.now()),
      product: deps.config.products[country],
    };
    const wrong = step.check?.(body, checkContext) ?? [];
    if (wrong.length === 0) {
      const outcome = await saveChange(deps, body.token, { ...change, onlyFor: country });
      if (outcome.saved || outcome.refusal !== "OTHER_COUNTRY") return outcome;
    }
    const application = await findApplication(deps, body.token);
    if (!application) return refuse("TOKEN_UNKNOWN");
    if (application.signedAt) return refuse("APPLICATION_LOCKED");
    if (application.country === country && wrong.length > 0) return refuseFields(wrong);
    country = application.country;
  }
}
