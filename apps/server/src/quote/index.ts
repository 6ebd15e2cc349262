export { assessRaise } from "./assess-raise.ts";
export { pricePolicy } from "./price-policy.ts";
export { registerQuoteRoutes } from "./routes.ts";
export { minimumIncomeRatio, goodIncomeRatio } from "./rules/scorecard.ts";
export { priceOf, tariffOfDecision, tariffOf } from "./rules/tariff/price.ts";
