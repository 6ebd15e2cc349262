import type { Call } from "@kautia/contract";

/** The first tag whose path prefix matches applies. */
const tags: readonly (readonly [start: string, name: string, description: string])[] = [
  ["/partner/invitations", "Invitations", "A partner invites tenants."],
  ["/partner/guarantees", "Guarantees", "A partner does the landlord's part: accept, decline, release, claim."],
  ["/partner/properties", "Homes", "The homes that a partner lets."],
  ["/partner/claims", "Guarantees", ""],
  ["/partner/exports", "Downloads", "Lists of a partner as CSV."],
  ["/partner/session", "People", "The people who use a partner's page, and their login."],
  ["/partner/people", "People", ""],
  ["/partner/webhooks", "Webhooks", "Where a partner's programs are told of changes, and what they were told."],
  ["/search/property", "Homes", ""],
  ["/onboarding", "Application", "The tenant's application, from the first question to the signature."],
  ["/insurance-product", "Application", ""],
  ["/suggestion", "Addresses", "Suggesting and checking addresses."],
  ["/landlord", "Landlord", "The landlord's page behind the mailed link."],
  ["/certificates", "Documents", "Legal texts and certificates."],
  ["/legal-documents", "Documents", ""],
  ["/policies", "Contracts", "A logged-in tenant's contracts."],
  ["/card", "Contracts", ""],
  ["/account", "Account", "Login and the tenant's own data."],
  ["/session", "Account", ""],
  ["/user", "Account", ""],
  ["/staff", "Desk", "The insurer's staff."],
  ["/sandbox-payment", "Sandbox", "What the card form does in the sandbox."],
];
const general = { name: "General", description: "Settings, texts, ratings and links in mails." };

export const tagList = [
  ...tags.filter(([, , description]) => description !== "").map(([, name, description]) => ({ name, description })),
  general,
];

export function tagOf({ path }: Pick<Call, "path">): string {
  return tags.find(([start]) => path.startsWith(start))?.[1] ?? general.name;
}
