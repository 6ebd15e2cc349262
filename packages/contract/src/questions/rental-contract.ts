import * as z from "zod/mini";
import { optionalText } from "../fields/text.ts";
import { defineQuestion } from "./define-question.ts";

/** The number of the rental contract. Optional: an empty answer is stored as an empty text. */
export const rentalContractQuestion = defineQuestion({
  id: "rental-contract",
  page: "rent-and-deposit",
  save: { path: "rent-contract", summary: "Saves the number of the rental contract, which is optional." },
  fields: { rentContractId: optionalText(100) },
  place: "record",
  answer: { rentContractId: z.string() },
  // Empty is an answer, unlike null (not answered yet).
  toAnswer: ({ rentContractId }) => ({ rentContractId: rentContractId ?? "" }),
  answeredBy: "rentContractId",
  essential: false,
  quoteDependsOn: [],
  sample: { rentContractId: "" },
});
