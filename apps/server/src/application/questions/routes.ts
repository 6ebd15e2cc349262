import type { FastifyInstance } from "fastify";
import { saveAnswers } from "../save-answers.ts";
import type { Deps } from "../../deps.ts";
import { localDay } from "../../platform/rules/local-day.ts";
import { registerCall, type RequestContext } from "../../platform/http/route.ts";
import { address } from "./address.ts";
import { currentAddress } from "./current-address.ts";
import { toStepAnswer } from "./answer-save.ts";
import type { Question } from "./define-question.ts";
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

export function registerQuestionRoutes(app: FastifyInstance, deps: Deps): void {
  const add = <Body extends { token: string }>(question: Question<Body>) => {
    registerCall(app, deps, question.call, ({ body }, context) => saveQuestion(deps, question, body, context));
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

async function saveQuestion<Body extends { token: string }>(
  deps: Deps,
  question: Question<Body>,
  body: Body,
  context: RequestContext,
) {
  const named = question.addressOf?.(body);
  const impossible = named && (await refuseAddress(deps, named.address, named.path));
  if (impossible) return impossible;
  const saved = await saveAnswers(deps, body.token, {
    cause: question.call.name,
    answers: question.save(body),
    locale: context.chosenLocale,
    ip: context.ip,
    completes: question.completes ? "TENANT_DETAILS" : null,
    check: ({ country }) =>
      question.check?.(body, {
        country,
        today: localDay(country, deps.clock.now()),
        product: deps.config.products[country],
      }) ?? [],
  });
  return toStepAnswer(saved, body.token, context);
}
