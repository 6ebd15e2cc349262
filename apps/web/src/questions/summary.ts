import type { QuestionId, QuestionPage, TenantRecord } from "@kautia/contract";
import type { Text } from "@kautia/locales/format";
import { coTenantIncomesLine } from "./co-tenant-incomes/summary-line.ts";
import { coTenantsLine } from "./co-tenants/summary-line.ts";
import { currentAddressLine } from "./current-address/summary-line.ts";
import { depositPaymentLine } from "./deposit-payment/summary-line.ts";
import { employmentLine } from "./employment/summary-line.ts";
import { furnishedLine } from "./furnished/summary-line.ts";
import { homeTypeLine } from "./home-type/summary-line.ts";
import { householdLine } from "./household/summary-line.ts";
import { insuranceDatesLine } from "./insurance-dates/summary-line.ts";
import { landlordAddressLine } from "./landlord-address/summary-line.ts";
import { landlordInfoLine } from "./landlord-info/summary-line.ts";
import { landlordTypeLine } from "./landlord-type/summary-line.ts";
import { leaseLandlordLine } from "./lease-landlord/summary-line.ts";
import { nameLine } from "./name/summary-line.ts";
import { petsLine } from "./pets/summary-line.ts";
import { propertyAddressLine } from "./property-address/summary-line.ts";
import { rentAndDepositLine } from "./rent-and-deposit/summary-line.ts";
import { rentTimeLine } from "./rent-time/summary-line.ts";
import { rentalContractLine } from "./rental-contract/summary-line.ts";
import { tenantDetailsLine } from "./tenant-details/summary-line.ts";
import { usagePurposeLine } from "./usage-purpose/summary-line.ts";
import type { SummaryLine } from "./summary-line.ts";

/** The answers as the desk groups them under headings. */
export const answerGroups = [
  {
    name: "you",
    steps: ["name", "co-tenants", "tenant-details", "current-address", "rent-time", "employment", "co-tenant-incomes"],
  },
  {
    name: "home",
    steps: ["usage-purpose", "property-address", "home-type", "household", "furnished", "pets"],
  },
  { name: "rental", steps: ["rent-and-deposit", "deposit-payment", "rental-contract", "insurance-dates"] },
  { name: "landlord", steps: ["landlord-type", "landlord-info", "lease-landlord", "landlord-address"] },
] as const satisfies readonly { name: string; steps: readonly QuestionId[] }[];

/** A question that is missing in a group or without a line does not compile. */
const lines: Record<(typeof answerGroups)[number]["steps"][number], SummaryLine> = {
  name: nameLine,
  "co-tenants": coTenantsLine,
  "usage-purpose": usagePurposeLine,
  "current-address": currentAddressLine,
  "property-address": propertyAddressLine,
  "rent-time": rentTimeLine,
  "deposit-payment": depositPaymentLine,
  "home-type": homeTypeLine,
  household: householdLine,
  furnished: furnishedLine,
  pets: petsLine,
  "rent-and-deposit": rentAndDepositLine,
  "rental-contract": rentalContractLine,
  employment: employmentLine,
  "co-tenant-incomes": coTenantIncomesLine,
  "insurance-dates": insuranceDatesLine,
  "landlord-type": landlordTypeLine,
  "landlord-info": landlordInfoLine,
  "lease-landlord": leaseLandlordLine,
  "landlord-address": landlordAddressLine,
  "tenant-details": tenantDetailsLine,
};

/** The answer to a question, one line for each part that was given. */
export function answerOf(id: QuestionId, record: TenantRecord, text: Text): string[] {
  return lines[id](record, text).filter((line): line is string => typeof line === "string" && line !== "");
}

/**
 * The answers to the questions of a page, a line each. Short answers to many questions share one, in which no line
 * starts with the sign between them.
 */
export function answersOfPage({ id, steps }: QuestionPage, record: TenantRecord, text: Text): string[] {
  if (id === "home-facts") {
    const facts = steps.flatMap((step) => answerOf(step, record, text).map((answer) => named(step, answer, text)));
    return facts.length === 0 ? [] : [facts.join("\u00a0· ")];
  }
  if (id !== "usage-purpose" || record.existingRent !== false)
    return steps.flatMap((step) => answerOf(step, record, text));
  const [now] = answerOf("current-address", record, text);
  return [
    ...answerOf("property-address", record, text),
    ...answerOf("usage-purpose", record, text),
    ...(now === undefined ? [] : [text.t("summary.livesNow", { address: now })]),
  ];
}

/** The answer with the question's name where 'No' alone would say nothing. */
function named(step: QuestionId, answer: string, { t }: Text): string {
  return step === "home-type" || step === "furnished" ? answer : `${t(`questions.${step}.short`)}: ${answer}`;
}
