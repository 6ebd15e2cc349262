import * as z from "zod/mini";
import { paymentPeriods } from "../enums.ts";
import { dateOrTimestamp } from "../fields/dates.ts";
import { money } from "../fields/money.ts";
import { oneOf } from "../fields/text.ts";
import type { TenantRecord } from "./tenant-record.ts";

/**
 * The main points of the contract as the page showed them. Amounts in EUR, the rest exactly as in the record, because it is
 * compared with it.
 */
export const shownContract = z.object({
  paymentPeriod: oneOf(paymentPeriods),
  premiumAmount: money,
  rentDepositAmount: money,
  insuranceStart: dateOrTimestamp,
  fullAddress: z.string(),
  landlordEmail: z.string(),
  /** The names of those who sign with the first tenant; left out if nobody does. */
  coTenantNames: z.optional(z.array(z.string())),
});
export type ShownContract = z.infer<typeof shownContract>;

/** The same points of a record; null if one is missing. */
export function shownContractOf(record: TenantRecord): ShownContract | null {
  const { paymentPeriod, premiumAmount, rentDepositAmount, insuranceStart, address, landlordInfo, coTenants } = record;
  if (!paymentPeriod || !premiumAmount || !rentDepositAmount || !insuranceStart) return null;
  if (!address || !landlordInfo?.email) return null;
  const { fullAddress } = address;
  return {
    paymentPeriod,
    premiumAmount,
    rentDepositAmount,
    insuranceStart,
    fullAddress,
    landlordEmail: landlordInfo.email,
    ...(coTenants?.length && { coTenantNames: coTenants.map(({ firstName, lastName }) => `${firstName} ${lastName}`) }),
  };
}
