import * as z from "zod/mini";
import { petKinds } from "../enums.ts";
import { oneOf } from "../fields/text.ts";
import { defineQuestion } from "./define-question.ts";
import { rentalDetails } from "./shared-saves.ts";

export const petsQuestion = defineQuestion({
  id: "pets",
  page: "home-facts",
  save: rentalDetails,
  fields: { pet: z.optional(oneOf(petKinds)) },
  place: "record",
  answer: { pet: oneOf(petKinds) },
  answeredBy: "pet",
  essential: false,
  skippable: true,
  quoteDependsOn: [],
  sample: { pet: "none" },
});
