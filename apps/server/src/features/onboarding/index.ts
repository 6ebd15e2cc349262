export { lacksEssentials } from "./lacks-essentials.ts";
export { registerOnboarding } from "./routes.ts";
