import { saveRentContract } from "@kautia/contract";
import { defineSaveStep } from "./define-save-step.ts";

export const rentContract = defineSaveStep({
  call: saveRentContract,
  // Left empty is an answer too, other than not having been asked yet.
  save: ({ rentContractId }) => ({ rentContractId: rentContractId ?? "" }),
});
