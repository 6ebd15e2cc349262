export { answerAmendment, takeBackAmendment } from "./answer.ts";
export { askForAmendment } from "./ask.ts";
export { askCoTenantAgain, askLandlordAgain, askTenantAgain } from "./ask-again.ts";
export { assessChange } from "./assess.ts";
export { endTakeOvers, endTenantEmails } from "./kinds/take-overs.ts";
export { registerAmendmentRoutes } from "./routes.ts";
export { amendments } from "./tasks.ts";
