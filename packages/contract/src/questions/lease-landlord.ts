import * as z from "zod/mini";
import { optionalCompany } from "../fields/name.ts";
import { representsLandlord } from "../rules/names.ts";
import { defineQuestion } from "./define-question.ts";
import { landlordDetails } from "./shared-saves.ts";

/** Whom the lease names as the landlord, if a property manager or an agent is the contact. */
export const leaseLandlordQuestion = defineQuestion({
  id: "lease-landlord",
  page: "landlord-type",
  save: landlordDetails,
  fields: { beneficiaryInfo: z.optional(optionalCompany()) },
  place: "record",
  answer: { beneficiaryInfo: z.string() },
  answeredBy: "beneficiaryInfo",
  essential: false,
  quoteDependsOn: [],
  sample: { beneficiaryInfo: "Erbengemeinschaft Weiß" },
  applies: ({ landlordInfo }) => representsLandlord(landlordInfo?.type),
});
