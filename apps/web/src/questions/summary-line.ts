import { type AddressAnswer, fullAddress, type Phone, type TenantRecord } from "@kautia/contract";
import { keepAddressTogether } from "@kautia/locales/keep-together";
import type { Text } from "@kautia/locales/format";

type Part = string | null | undefined;

/** The parts of an answer as the summary shows them, a line each. Empty parts are left out. */
export type SummaryLine = (record: TenantRecord, text: Text) => Part[];

export function addressLines(answer: AddressAnswer | null | undefined): Part[] {
  return answer ? [keepAddressTogether(fullAddress(answer.address))] : [];
}

/** As it is dialled from abroad: without the zero of the area code, which only Italy dials. */
export function phoneLine(phone: Phone | null | undefined): Part {
  return (
    phone && joined(phone.dialCode, phone.dialCode === "+39" ? phone.number : phone.number.replace(/^0(?=[1-9])/, ""))
  );
}

export function joined(...parts: Part[]): string {
  return parts.filter(Boolean).join(" ");
}

/** The text of a value whose type in the record is loose; undefined for a value that was never offered. */
export function chosen<T>(offered: readonly T[], value: unknown, text: (value: T) => string): string | undefined {
  const known = offered.find((item) => item === value);
  return known === undefined ? undefined : text(known);
}
