import type { Country } from "@kautia/contract/countries";
import type { LandlordNamedBy } from "./mail-parts.ts";

/** As in the contract. */
export type Salutation = "MR" | "MRS";

/** The texts around the letters of a language. */
export interface MailPhrases {
  /** Put before the subject of a test's mail, and at its head. */
  trial: { subject: string; head: string };
  /** The greeting of somebody who has given a salutation. */
  greetFormally(salutation: Salutation, lastName: string): string;
  regards: string;
  /** Why somebody gets a mail: as an applicant, or because of a contract. Some letters bring a reason of their own. */
  why: { applicant: string; contract: string };
  /** Introduces the guarantor at the foot of each mail. */
  guarantor(name: string): string;
  phone(number: string): string;
  /** Says that our initial information is attached. */
  firstInformation: string;
  toLandlord: {
    label: string;
    /** Who gave us the address. */
    source: Record<LandlordNamedBy | "TENANT", (tenant: string, brand: string, areSeveral: boolean) => string>;
    purpose: string;
  };
  /** To tenants who signed together: who acted for all, who gets the mail, and who pays. */
  together: { declared(name: string): string; toAll(names: string): string; payer(name: string): string };
  paper: {
    to: string;
    date: string;
    inAccount(label: string, url: string): string;
    quote(text: string): string;
    /** Says 'this letter' where a mail says 'this email', and 'enclosed' where it says 'attached'. */
    callLetter(text: string): string;
    why: string;
  };
  /** File names of policy documents, without extension. Legal documents have the names that the pages show. */
  fileNames: Readonly<Record<string, string>>;
  fileNamesIn: { readonly [country in Country]?: Readonly<Record<string, string>> };
  /** Prefills the tenant's own mail program to inform the landlord. Plain text, from the tenant. */
  shortMail(mail: ShortMail): { subject: string; text: string };
}

export interface ShortMail {
  landlordName: string | null;
  tenantName: string;
  fullAddress: string;
  link: string;
}
