import type { Row } from "./columns.ts";
import { readAmount, readCountry, readDay } from "./values.ts";

export interface Inviter {
  companyName: string;
  /** Where mails to the landlord go when the file names nothing else; null if it must. */
  email: string | null;
}

/** What the file says, as the body of an invitation. What is missing or wrong is refused with its path. */
export async function toOffer(row: Row, inviter: Inviter): Promise<object> {
  const zip = row["address.zip"] ?? "";
  const amount = (text: string | undefined) => (text === undefined ? undefined : readAmount(text));
  const rental = {
    tenant: {
      email: row["tenant.email"],
      firstName: row["tenant.firstName"],
      lastName: row["tenant.lastName"],
    },
    address: {
      street: row["address.street"],
      streetNumber: row["address.streetNumber"],
      unitName: row["address.unitName"],
      zip,
      city: row["address.city"],
      country: readCountry(row["address.country"] ?? "", zip),
    },
    coldRentAmount: amount(row.coldRentAmount),
    rentDepositAmount: amount(row.rentDepositAmount),
    insuranceStart: row.insuranceStart && readDay(row.insuranceStart),
    insuranceEnd: row.insuranceEnd && readDay(row.insuranceEnd),
  };
  const email = row["landlord.email"] ?? inviter.email ?? undefined;
  return {
    ...rental,
    landlord: { type: "property_manager", companyName: inviter.companyName, email },
    reference: row.reference ?? (await makeReference(rental)),
  };
}

const made = "file-";

/** Made from the line's content, so that sending the same file again invites nobody twice. */
async function makeReference(rental: object): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(rental).toLowerCase());
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return made + Array.from(hash.slice(0, 12), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Null for a reference that the file did not have. */
export function ownReference(reference: string | null): string | null {
  return reference?.startsWith(made) ? null : reference;
}
