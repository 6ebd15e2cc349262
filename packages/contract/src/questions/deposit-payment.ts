import * as z from "zod/mini";
import { depositPayments } from "../enums.ts";
import { oneOf } from "../fields/text.ts";
import { defineQuestion } from "./define-question.ts";
import { rentalDetails } from "./shared-saves.ts";

export const depositPaymentQuestion = defineQuestion({
  id: "deposit-payment",
  page: "home-facts",
  save: rentalDetails,
  fields: { rentPay: z.optional(oneOf(depositPayments)) },
  place: "record",
  answer: { rentPay: oneOf(depositPayments) },
  answeredBy: "rentPay",
  essential: false,
  skippable: true,
  quoteDependsOn: [],
  applies: ({ existingRent }) => existingRent === true,
  sample: { rentPay: "transfer" },
});
