import * as z from "zod/mini";
import { dateOfTimestamp, dateOrTimestamp, timestampOfDate } from "../fields/dates.ts";
import { checkInsuranceDates } from "../rules/insurance-dates.ts";
import { defineQuestion } from "./define-question.ts";

export const insuranceDatesQuestion = defineQuestion({
  id: "insurance-dates",
  save: {
    path: "rent-property-dates",
    summary: "Saves the start of cover and, for a fixed-term rental, its end, each as a date or UTC timestamp.",
  },
  fields: { insuranceStart: dateOrTimestamp, insuranceEnd: z.nullish(dateOrTimestamp) },
  place: "record",
  answer: { insuranceStart: z.string(), insuranceEnd: z.string() },
  // Only the date matters, so another hour of the same day is the same answer.
  toAnswer: ({ insuranceStart, insuranceEnd }) => ({
    insuranceStart: timestampOfDate(dateOfTimestamp(insuranceStart)),
    insuranceEnd: insuranceEnd ? timestampOfDate(dateOfTimestamp(insuranceEnd)) : null,
  }),
  check: ({ insuranceStart, insuranceEnd }, { today }) =>
    checkInsuranceDates(dateOfTimestamp(insuranceStart), insuranceEnd ? dateOfTimestamp(insuranceEnd) : null, today),
  answeredBy: "insuranceStart",
  essential: true,
  quoteDependsOn: ["insuranceStart", "insuranceEnd"],
  sample: { insuranceStart: "2027-03-01T00:00:00.000Z" },
});
