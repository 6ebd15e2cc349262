export { registerApiDocsRoutes } from "./routes.ts";
