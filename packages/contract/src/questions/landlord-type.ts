import * as z from "zod/mini";
import { landlordTypes } from "../enums.ts";
import { oneOf } from "../fields/text.ts";
import { defineQuestion } from "./define-question.ts";
import { landlordDetails } from "./shared-saves.ts";

export const landlordTypeQuestion = defineQuestion({
  id: "landlord-type",
  save: landlordDetails,
  fields: { type: z.optional(oneOf(landlordTypes)) },
  place: "landlordInfo",
  answer: { type: oneOf(landlordTypes) },
  answeredBy: "type",
  essential: false,
  quoteDependsOn: [],
  sample: { type: "private" },
});
