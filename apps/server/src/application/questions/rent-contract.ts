import { saveRentContract } from "@kautia/contract";
import { defineQuestion } from "./define-question.ts";

export const rentContract = defineQuestion({
  call: saveRentContract,
  // Empty is an answer, unlike null (not answered yet).
  save: ({ rentContractId }) => ({ rentContractId: rentContractId ?? "" }),
});
