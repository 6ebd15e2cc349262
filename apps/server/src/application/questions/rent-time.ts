import { saveRentTime } from "@kautia/contract";
import { defineQuestion } from "./define-question.ts";

export const rentTime = defineQuestion({
  call: saveRentTime,
  save: (body) => ({ rentTime: body.rentTime }),
});
