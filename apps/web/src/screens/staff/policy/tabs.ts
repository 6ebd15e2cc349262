/** The tabs of a policy's page, in their order. The first is shown without a name in the address. */
export const policyTabs = [
  "overview",
  "application",
  "documents",
  "charges",
  "ledger",
  "mails",
  "claims",
  "notes",
  "history",
] as const;
export type PolicyTab = (typeof policyTabs)[number];

export function findTab(name: string | null): PolicyTab {
  return policyTabs.find((tab) => tab === name) ?? "overview";
}
