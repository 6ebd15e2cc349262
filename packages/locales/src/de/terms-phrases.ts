import { joinNames } from "../format/join-names.ts";
import type { TermsPhrases } from "../terms-difference.ts";

export const germanTerms: TermsPhrases = {
  labels: {
    tenantName: "Mieter",
    coTenantNames: "Weitere Mieter",
    birthDate: "Geburtsdatum",
    landlordName: "Vermieter",
    landlordAddress: "Anschrift des Vermieters",
    landlordPhone: "Telefon des Vermieters",
    fullAddress: "Wohnung",
    depositCents: "Bürgschaft bis zu",
    premium: "Beitrag",
    insuranceStart: "Beginn",
    insuranceEnd: "Ende",
  },
  instead: (after, before) => `${after} statt ${before}`,
  premium: { YEARLY: (amount) => `${amount} im Jahr`, MONTHLY: (amount) => `${amount} im Monat` },
  openEnd: "unbefristet",
  unnamed: "nicht genannt",
  nobody: "niemand",
  join: (names) => joinNames(names, "de"),
};
