import { saveRentTime } from "../saves/rent-time.ts";
import { defineStep } from "./define-step.ts";

export const rentTimeStep = defineStep({
  id: "rent-time",
  save: saveRentTime,
  essential: false,
  answered: (record) => record.rentTime !== null,
});
