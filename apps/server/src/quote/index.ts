export { registerQuoteRoutes } from "./routes.ts";
export { middlingFrom, wellFrom } from "./rules/scorecard.ts";
export { priceOf, tariffBehind, tariffOf } from "./rules/tariff/price.ts";
