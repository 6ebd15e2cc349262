import { saveRentContract } from "../saves/rent-contract.ts";
import { defineStep } from "./define-step.ts";

/** The number of the rental contract; may be left empty, which is kept as an empty text once it was asked. */
export const rentalContractStep = defineStep({
  id: "rental-contract",
  save: saveRentContract,
  essential: false,
  answered: (record) => record.rentContractId !== null,
});
