export { ownPolicyFeature } from "./routes.ts";
export { findOwnPolicy } from "./find-own.ts";
