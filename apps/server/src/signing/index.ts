export { registerSigningRoutes } from "./routes.ts";
