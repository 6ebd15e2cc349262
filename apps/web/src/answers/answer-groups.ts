import type { QuestionId } from "@kautia/contract";

/** The answers in the order of the summary, grouped under headings. */
export const answerGroups = [
  { name: "you", steps: ["name", "tenant-details", "current-address", "rent-time", "employment"] },
  {
    name: "home",
    steps: ["usage-purpose", "property-address", "home-type", "household", "furnished", "pets"],
  },
  { name: "rental", steps: ["rent-and-deposit", "deposit-payment", "rental-contract", "insurance-dates"] },
  { name: "landlord", steps: ["landlord-type", "landlord-info", "landlord-address"] },
] as const satisfies readonly { name: string; steps: readonly QuestionId[] }[];
