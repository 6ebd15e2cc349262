import type { invitationColumns } from "./columns.ts";
import type { Row } from "./read-csv.ts";
import { readAmount, readCountry, readDay } from "./values.ts";

export interface Inviter {
  companyName: string;
  /** The landlord's mail address for lines without one; null if every line needs its own. */
  email: string | null;
}

/** The body of an invitation for a line of the file. It is not validated; `checkLines` does that. */
export async function toOffer(row: Row<typeof invitationColumns>, inviter: Inviter, locale: string) {
  const zip = row["address.zip"] ?? "";
  const amount = (text: string | undefined) => (text === undefined ? undefined : readAmount(text, locale));
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

/** Null for a reference that we made because the file had none. */
export function ownReference(reference: string | null): string | null {
  return reference?.startsWith(made) ? null : reference;
}
