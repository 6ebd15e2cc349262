export { messageFeature } from "./routes.ts";
