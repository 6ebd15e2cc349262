import type { Contract } from "../mail-parts.ts";
import { contract } from "./sample-parts.ts";

export interface DeskMails {
  /** To the landlord, whom a person at the desk answers. */
  "question-answered": Contract & { message: string; answer: string; link: string };
  /** Written freely by a person at the desk, to a tenant. The contract number is null before there is a contract. */
  "desk-message": { tenantName: string; contractNumber: string | null; subject: string; message: string };
  /** Written freely by a person at the desk, to a landlord. */
  "desk-message-landlord": Contract & { subject: string; message: string };
  /**
   * To the tenant's old email address: our mails go to `email` from now on. The new address is masked. `byTenant`: the tenant
   * asked for it in the account; otherwise the desk changed it.
   */
  "email-corrected": Contract & { email: string; byTenant?: boolean };
  /** The same to the landlord's old email address. */
  "landlord-email-corrected": Contract & { email: string; byLandlord?: boolean };
}

export const deskSamples: DeskMails = {
  "question-answered": {
    ...contract,
    message: "Gilt die Bürgschaft auch für\nNebenkosten?",
    answer: "Ja, auch für Nebenkosten.\n\nEva Beispiel",
    link: "https://example.com/de/landlord/0f",
  },
  "desk-message": { ...contract, subject: "Ihre Frage", message: "wie besprochen:\n\nSie gilt auch\nfür Nebenkosten." },
  "desk-message-landlord": { ...contract, subject: "Ihre Frage am Telefon", message: "Ja, sie gilt.\n\nEva Beispiel" },
  "email-corrected": { ...contract, email: "m•••@example.com", byTenant: true },
  "landlord-email-corrected": { ...contract, email: "v•••@example.com" },
};
