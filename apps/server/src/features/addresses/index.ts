export { importAddresses, type ImportOutcome, UnknownFile } from "./import-addresses.ts";
