import { checkDeposit, saveRentPropertyDetails } from "@kautia/contract";
import { defineQuestion } from "./define-question.ts";

export const rentPropertyDetails = defineQuestion({
  call: saveRentPropertyDetails,
  check: ({ rentDepositAmount, coldRentAmount }, { product }) =>
    checkDeposit(rentDepositAmount, coldRentAmount, product),
  save: ({ currency, coldRentAmount, rentDepositAmount }) => ({ currency, coldRentAmount, rentDepositAmount }),
});
