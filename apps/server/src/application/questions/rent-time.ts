import { saveRentTime } from "@kautia/contract";
import { defineSaveStep } from "./define-save-step.ts";

export const rentTime = defineSaveStep({
  call: saveRentTime,
  save: (body) => ({ rentTime: body.rentTime }),
});
