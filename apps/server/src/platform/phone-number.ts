import type { Phone } from "@kautia/contract";
import { isValidPhoneNumber } from "libphonenumber-js/min";

/**
 * Whether the numbering plan of the dial code has such numbers, with or without the zero before the area code. The
 * smallest metadata checks length and beginning; the larger sets list ranges in use and refuse numbers of new ones.
 */
export function isPhoneNumber({ dialCode, number }: Phone): boolean {
  return isValidPhoneNumber(`+${`${dialCode} ${number}`.replace(/\D/g, "")}`);
}
