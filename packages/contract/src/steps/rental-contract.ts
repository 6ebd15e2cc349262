import { saveRentContract } from "../saves/rent-contract.ts";
import { defineStep } from "./define-step.ts";

/** The number of the rental contract. Optional: an empty answer is stored as an empty text. */
export const rentalContractStep = defineStep({
  id: "rental-contract",
  save: saveRentContract,
  essential: false,
  answered: (record) => record.rentContractId !== null,
});
