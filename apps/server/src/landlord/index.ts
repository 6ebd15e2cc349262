export { writeAnswer } from "./ask-question.ts";
export { acceptPolicy } from "./accept-policy.ts";
export { declinePolicy } from "./decline-policy.ts";
export { refuseIfTooLate } from "./refuse-if-too-late.ts";
export { registerLandlordRoutes } from "./routes.ts";
export { readView, viewAsLandlord } from "./view.ts";
export { inviteLandlord, readAnswerUntil } from "./invite.ts";
export { landlordDeadlines } from "./tasks.ts";
