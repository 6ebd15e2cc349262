export { guaranteeFeature } from "./routes.ts";
