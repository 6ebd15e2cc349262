import { askForReview, getOffers, getPrice, getRisk, savePaymentPeriod, saveSummary } from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";
import { refuse } from "../platform/http/refusal.ts";
import { previewOffers, savePaymentPeriod as choosePlan } from "./offers.ts";
import { findPrice } from "./price.ts";
import { requestReview, checkRisk } from "./risk.ts";
import { saveSummary as confirmAnswers } from "./save-summary.ts";
import { registerCall } from "../platform/http/register-call.ts";

export function registerQuoteRoutes(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, getPrice, ({ body }, { country }) =>
    findPrice(deps, {
      deposit: body.rentDepositAmount,
      token: body.token || null,
      defaultCountry: body.country || country,
    }),
  );
  registerCall(app, deps, saveSummary, ({ body }, { caller, language }) =>
    confirmAnswers(deps, caller, { ...body, language }),
  );
  registerCall(
    app,
    deps,
    getRisk,
    ({ query }, { caller, ip }) => checkRisk(deps, caller, { run: query.successful === "true", ip }),
    { writes: true },
  );
  registerCall(app, deps, askForReview, (_input, { caller }) => requestReview(deps, caller));
  registerCall(
    app,
    deps,
    getOffers,
    (_input, { caller: { application } }) => previewOffers(application, deps.clock.now()) ?? refuse("STEP_NOT_ALLOWED"),
  );
  registerCall(app, deps, savePaymentPeriod, ({ body }, { caller }) => choosePlan(deps, caller, body));
}
