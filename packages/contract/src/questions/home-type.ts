import * as z from "zod/mini";
import { buildingTypes } from "../enums.ts";
import { oneOf } from "../fields/text.ts";
import { defineQuestion } from "./define-question.ts";
import { rentalDetails } from "./shared-saves.ts";

export const homeTypeQuestion = defineQuestion({
  id: "home-type",
  page: "home-facts",
  save: rentalDetails,
  fields: { buildingType: z.optional(oneOf(buildingTypes)) },
  place: "record",
  answer: { buildingType: oneOf(buildingTypes) },
  answeredBy: "buildingType",
  essential: false,
  skippable: true,
  quoteDependsOn: [],
  sample: { buildingType: "apartment" },
});
