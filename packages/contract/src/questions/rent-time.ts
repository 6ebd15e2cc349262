import * as z from "zod/mini";
import { rentTimes } from "../enums.ts";
import { defineQuestion } from "./define-question.ts";

export const rentTimeQuestion = defineQuestion({
  id: "rent-time",
  page: "home-facts",
  save: {
    path: "rent-time",
    summary: "Saves how many years the tenant has lived at the current address: 1 (or less), 2, 3, 4 (or more).",
  },
  fields: { rentTime: z.literal(rentTimes, { error: "FIELD_INVALID" }) },
  place: "record",
  answer: { rentTime: z.number() },
  answeredBy: "rentTime",
  essential: false,
  skippable: true,
  quoteDependsOn: [],
  sample: { rentTime: 2 },
});
