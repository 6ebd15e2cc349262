export { ownPolicyFeature } from "./routes.ts";
export { readView } from "./view.ts";
