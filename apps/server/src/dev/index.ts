export { registerDevRoutes } from "./routes.ts";
