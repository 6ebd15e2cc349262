import * as z from "zod/mini";
import { householdTypes } from "../enums.ts";
import { oneOf } from "../fields/text.ts";
import { defineQuestion } from "./define-question.ts";
import { rentalDetails } from "./shared-saves.ts";

export const householdQuestion = defineQuestion({
  id: "household",
  page: "home-facts",
  save: rentalDetails,
  fields: { liveWith: z.optional(oneOf(householdTypes)) },
  place: "record",
  answer: { liveWith: oneOf(householdTypes) },
  answeredBy: "liveWith",
  essential: false,
  skippable: true,
  quoteDependsOn: [],
  sample: { liveWith: "single" },
});
