export { accountFeature } from "./routes.ts";
export { openAccount } from "./open-account.ts";
export { writeAccountLink } from "./links.ts";
export { registerSessionCall } from "./register-session-call.ts";
export { countTry, forgetTries, takeBackTry } from "../../platform/http/login-tries.ts";
export { findAccount } from "./find-account.ts";
export { type Account, findSession } from "./session.ts";
