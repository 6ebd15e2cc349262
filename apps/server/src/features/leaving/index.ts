export { leavingFeature } from "./routes.ts";
export { leave } from "./leave.ts";
export { planRefund, planRefunds } from "./plan-refunds.ts";
export { readRefund, readWayOut } from "./way-out.ts";
export { release } from "./release.ts";
export { withdraw } from "./withdraw.ts";
