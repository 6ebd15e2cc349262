import type { StepId } from "@kautia/contract";
import type { TextKey } from "@kautia/locales";

/** The answers as they are read over, each group under its own heading. */
export const answerGroups = [
  { title: "summary.you", steps: ["name", "tenant-details", "current-address", "rent-time", "employment"] },
  {
    title: "summary.home",
    steps: ["usage-purpose", "property-address", "home-type", "household", "furnished", "pets"],
  },
  { title: "summary.rental", steps: ["rent-and-deposit", "deposit-payment", "rental-contract", "insurance-dates"] },
  { title: "summary.landlord", steps: ["landlord-type", "landlord-info", "landlord-address"] },
] as const satisfies readonly { title: TextKey; steps: readonly StepId[] }[];
