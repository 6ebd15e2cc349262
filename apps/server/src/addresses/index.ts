export { importAddresses, type ImportOutcome, UnknownFileFormat } from "./import/import-addresses.ts";
export { addKnownStreets, countStreetMentions, forgetStreetMentions } from "./learn-streets.ts";
export { refuseAddress } from "./refuse-address.ts";
export { registerAddressRoutes } from "./routes.ts";
export { impossiblePart } from "./rules/address-shape.ts";
export { homeKeys } from "./rules/home-keys.ts";
