import { checkDeposit, saveRentPropertyDetails } from "@kautia/contract";
import { defineSaveStep } from "./define-save-step.ts";

export const rentPropertyDetails = defineSaveStep({
  call: saveRentPropertyDetails,
  check: ({ rentDepositAmount, coldRentAmount }, { product }) =>
    checkDeposit(rentDepositAmount, coldRentAmount, product),
  save: ({ currency, coldRentAmount, rentDepositAmount }) => ({ currency, coldRentAmount, rentDepositAmount }),
});
