export { documents } from "./routes.ts";
