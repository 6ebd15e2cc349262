export { leavingFeature } from "./routes.ts";
export { cancellationKey } from "./cancellation-key.ts";
export { leave } from "./leave.ts";
export { planRefund, planRefunds } from "../../billing/plan-refunds.ts";
export { readRefund, readWayOut } from "./way-out.ts";
export { release } from "./release.ts";
export { withdraw } from "./withdraw.ts";
export { stay } from "./stay.ts";
export { stopPremium } from "./stop-premium.ts";
