export { ownPolicyFeature } from "./routes.ts";
export { findOwnPolicy, listOwnPolicies } from "./find-own.ts";
export { readView } from "./view.ts";
