export { answerAmendment, takeBackAmendment } from "./answer.ts";
export { askForAmendment } from "./ask.ts";
export { askCoTenantAgain } from "./ask-again.ts";
export { assessChange } from "./assess.ts";
export { askLandlordAgain, endTakeOvers } from "./landlord-replaced.ts";
export { registerAmendmentRoutes } from "./routes.ts";
export { amendments } from "./tasks.ts";
