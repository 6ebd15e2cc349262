import { checkInsuranceDates, dateOfTimestamp, saveRentPropertyDates, timestampOfDate } from "@kautia/contract";
import { defineQuestion } from "./define-question.ts";

export const rentPropertyDates = defineQuestion({
  call: saveRentPropertyDates,
  check: ({ insuranceStart, insuranceEnd }, { today }) =>
    checkInsuranceDates(dateOfTimestamp(insuranceStart), insuranceEnd ? dateOfTimestamp(insuranceEnd) : null, today),
  // Only the date matters, so another hour of the same day is the same answer.
  save: ({ insuranceStart, insuranceEnd }) => ({
    insuranceStart: timestampOfDate(dateOfTimestamp(insuranceStart)),
    insuranceEnd: insuranceEnd ? timestampOfDate(dateOfTimestamp(insuranceEnd)) : null,
  }),
});
