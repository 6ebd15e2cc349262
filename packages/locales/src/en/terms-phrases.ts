import { joinNames } from "../format/join-names.ts";
import type { TermsPhrases } from "../terms-difference.ts";

export const englishTerms: TermsPhrases = {
  labels: {
    tenantName: "Tenant",
    coTenantNames: "Co-tenants",
    birthDate: "Date of birth",
    landlordName: "Landlord",
    landlordAddress: "Landlord’s address",
    landlordPhone: "Landlord’s phone",
    fullAddress: "Home",
    depositCents: "Guarantee up to",
    premium: "Premium",
    insuranceStart: "Start",
    insuranceEnd: "End",
  },
  instead: (after, before) => `${after} instead of ${before}`,
  premium: { YEARLY: (amount) => `${amount} a year`, MONTHLY: (amount) => `${amount} a month` },
  openEnd: "no end date",
  unnamed: "not named",
  nobody: "nobody",
  join: (names) => joinNames(names, "en"),
};
