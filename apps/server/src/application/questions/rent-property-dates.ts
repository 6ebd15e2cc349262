import { checkInsuranceDates, dateOfTimestamp, saveRentPropertyDates, timestampOfDate } from "@kautia/contract";
import { defineSaveStep } from "./define-save-step.ts";

export const rentPropertyDates = defineSaveStep({
  call: saveRentPropertyDates,
  check: ({ insuranceStart, insuranceEnd }, { today }) =>
    checkInsuranceDates(dateOfTimestamp(insuranceStart), insuranceEnd ? dateOfTimestamp(insuranceEnd) : null, today),
  // Only the calendar date counts, so that alone is kept: another hour of the same day is the same answer.
  save: ({ insuranceStart, insuranceEnd }) => ({
    insuranceStart: timestampOfDate(dateOfTimestamp(insuranceStart)),
    insuranceEnd: insuranceEnd ? timestampOfDate(dateOfTimestamp(insuranceEnd)) : null,
  }),
});
