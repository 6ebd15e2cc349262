import type { FastifyInstance } from "fastify";
import { saveAnswers } from "../save-answers.ts";
import type { Deps } from "../../deps.ts";
import { localDay } from "../../platform/rules/local-day.ts";
import { registerCall, type RequestContext } from "../../platform/http/route.ts";
import { address } from "./address.ts";
import { currentAddress } from "./current-address.ts";
import { answerSave } from "./answer-save.ts";
import type { SaveStep } from "./define-save-step.ts";
import { employmentStatus } from "./employment-status.ts";
import { landlordDetails } from "./landlord-details.ts";
import { registerName } from "./name.ts";
import { refuseAddress } from "../../addresses/index.ts";
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
  const saved = await saveAnswers(deps, body.token, {
    cause: step.call.name,
    answers: step.save(body),
    locale: context.chosenLocale,
    completes: step.completes ? "TENANT_DETAILS" : null,
    check: ({ country }) => {
      const today = localDay(country, deps.clock.now());
      return step.check?.(body, { country, today, product: deps.config.products[country] }) ?? [];
    },
  });
  return answerSave(saved, body.token, context);
}
