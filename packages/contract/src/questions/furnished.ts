import * as z from "zod/mini";
import { furnishedTypes } from "../enums.ts";
import { oneOf } from "../fields/text.ts";
import { defineQuestion } from "./define-question.ts";
import { rentalDetails } from "./shared-saves.ts";

export const furnishedQuestion = defineQuestion({
  id: "furnished",
  page: "home-facts",
  save: rentalDetails,
  fields: { furnishedType: z.optional(oneOf(furnishedTypes)) },
  place: "record",
  answer: { furnishedType: oneOf(furnishedTypes) },
  answeredBy: "furnishedType",
  essential: false,
  skippable: true,
  quoteDependsOn: [],
  sample: { furnishedType: "no" },
});
