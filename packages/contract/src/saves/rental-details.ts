import * as z from "zod/mini";
import { buildingTypes, depositPayments, furnishedTypes, householdTypes, petKinds } from "../enums.ts";
import { oneOf } from "../fields/text.ts";
import { token } from "../fields/token.ts";
import { defineSave } from "./define-save.ts";

const details = {
  buildingType: z.optional(oneOf(buildingTypes)),
  liveWith: z.optional(oneOf(householdTypes)),
  furnishedType: z.optional(oneOf(furnishedTypes)),
  pet: z.optional(oneOf(petKinds)),
  rentPay: z.optional(oneOf(depositPayments)),
};

/** Saves one or more details of the rental. A body without any is FIELD_REQUIRED for the first. */
export const saveRentalDetails = defineSave({
  path: "rental-details",
  summary: "Saves one or more of home type, household, furnishing, pets and how the cash deposit was paid.",
  body: z.object({ token, ...details }).check((payload) => {
    const { buildingType, liveWith, furnishedType, pet, rentPay } = payload.value;
    if (buildingType ?? liveWith ?? furnishedType ?? pet ?? rentPay) return;
    payload.issues.push({ code: "custom", message: "FIELD_REQUIRED", path: ["buildingType"], input: undefined });
  }),
});
