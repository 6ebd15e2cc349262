import type { Phone } from "@kautia/contract";
import { isValidPhoneNumber } from "libphonenumber-js/min";

/**
 * Whether the country's numbering plan allows the number, with or without the zero before the area code. Uses the
 * smallest metadata, which checks length and prefix; larger sets list the ranges in use and refuse numbers in new ones.
 */
export function isPhoneNumber({ dialCode, number }: Phone): boolean {
  return isValidPhoneNumber(`+${`${dialCode} ${number}`.replace(/\D/g, "")}`);
}
