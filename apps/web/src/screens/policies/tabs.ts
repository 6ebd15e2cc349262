import type { ScreenId } from "@kautia/contract";
import type { TextKey } from "@kautia/locales";

/** The pages of the account in the order of their tabs, with the heading of each. */
export const accountTabs = {
  policies: { tab: "account.tab.contracts", title: "policies.title" },
  "account-payments": { tab: "account.tab.payments", title: "account.tab.payments" },
  "account-documents": { tab: "account.tab.documents", title: "account.tab.documents" },
  "account-login": { tab: "account.tab.profile", title: "account.tab.profile" },
} as const satisfies Partial<Record<ScreenId, Record<"tab" | "title", TextKey>>>;

export type AccountTab = keyof typeof accountTabs;

const isTab = (screen: string | null): screen is AccountTab => screen !== null && Object.hasOwn(accountTabs, screen);
export const accountTabIds = Object.keys(accountTabs).filter(isTab);

export function tabOf(screen: ScreenId | null): AccountTab {
  if (screen === "account-data") return "account-login";
  return isTab(screen) ? screen : "policies";
}

/** What can be done with one contract, each on a page of its own. */
export const policyPages = {
  "policy-timeline": "home.timeline",
  "policy-claims": "claims.title",
  "policy-repayment": "repayment.page",
  "policy-moving-out": "movingOut.page",
  "policy-leaving": "leaving.cancel",
  "policy-message": "policies.message",
  "policy-changes": "changes.title",
  "policy-declined": "declined.now",
} as const satisfies Partial<Record<ScreenId, TextKey>>;

export type PolicyPageId = keyof typeof policyPages;

export function isPolicyPage(screen: ScreenId | null): screen is PolicyPageId {
  return screen !== null && Object.hasOwn(policyPages, screen);
}

/** Anchors of the account's first page, in links of earlier mails, for what has a page of its own. */
const anchors: Record<string, PolicyPageId> = {
  claims: "policy-claims",
  "moving-out": "policy-moving-out",
  next: "policy-declined",
};

/** The page that has what an old link's anchor, such as `#claims-0123…`, led to. */
export function pageOfAnchor(hash: string): { page: PolicyPageId; refId: string } | null {
  const [, part = "", refId = ""] = /^#(claims|moving-out|next)-(\w+)$/.exec(hash) ?? [];
  const page = anchors[part];
  return page ? { page, refId } : null;
}
