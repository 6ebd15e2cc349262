export { answerAmendment, takeBackAmendment } from "./answer.ts";
export { askForAmendment } from "./ask.ts";
export { askCoTenantAgain } from "./ask-again.ts";
export { askLandlordAgain } from "./ask-landlord-again.ts";
export { assessChange } from "./assess.ts";
export { endTakeOvers } from "./kinds/take-overs.ts";
export { registerAmendmentRoutes } from "./routes.ts";
export { amendments } from "./tasks.ts";
