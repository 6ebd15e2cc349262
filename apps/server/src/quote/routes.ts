import { askForReview, getOffers, getPrice, getRisk, savePaymentPeriod, saveSummary } from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";
import { findOffers, savePaymentPeriod as choosePlan } from "./offers.ts";
import { findPrice } from "./price.ts";
import { requestReview, checkRisk } from "./risk.ts";
import { saveSummary as confirmAnswers } from "./save-summary.ts";
import { registerCall } from "../platform/http/register-call.ts";

export function registerQuoteRoutes(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, getPrice, ({ body }, { country }) =>
    findPrice(deps, {
      deposit: body.rentDepositAmount,
      token: body.token || null,
      visitorCountry: body.country || country,
    }),
  );
  registerCall(app, deps, saveSummary, ({ body }, { language }) =>
    confirmAnswers(deps, body.token, { ...body, language }),
  );
  registerCall(
    app,
    deps,
    getRisk,
    ({ query }, { ip }) => checkRisk(deps, { token: query.token, run: query.successful === "true", ip }),
    { writes: true },
  );
  registerCall(app, deps, askForReview, ({ body }) => requestReview(deps, body.token));
  registerCall(app, deps, getOffers, ({ params }) => findOffers(deps, params.token));
  registerCall(app, deps, savePaymentPeriod, ({ body }) => choosePlan(deps, body));
}
