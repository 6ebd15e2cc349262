export type { Account, AccountKeys } from "./account.ts";
export type { Fault } from "./faults.ts";
export { testIbans } from "./accounts-to-debit.ts";
export { signedHeader } from "./webhooks.ts";
export { keysOf, settingsOf } from "./test-keys.ts";
export { startStripeDouble, type StripeDouble } from "./server.ts";
