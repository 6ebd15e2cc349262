export { scanStored } from "./receive-file.ts";
export { documents } from "./routes.ts";
