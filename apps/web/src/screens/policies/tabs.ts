import type { ScreenId } from "@kautia/contract";
import type { TextKey } from "@kautia/locales";

/** The pages of the account in the order of their tabs, with the heading of each. */
export const accountTabs = {
  policies: { tab: "account.tab.contracts", title: "policies.title" },
  "account-payments": { tab: "account.tab.payments", title: "account.tab.payments" },
  "account-documents": { tab: "account.tab.documents", title: "account.tab.documents" },
  "account-login": { tab: "account.tab.login", title: "account.tab.login" },
  "account-data": { tab: "account.tab.data", title: "ownData.title" },
} as const satisfies Partial<Record<ScreenId, Record<"tab" | "title", TextKey>>>;

export type AccountTab = keyof typeof accountTabs;

const isTab = (screen: string | null): screen is AccountTab => screen !== null && Object.hasOwn(accountTabs, screen);
export const accountTabIds = Object.keys(accountTabs).filter(isTab);

export function tabOf(screen: ScreenId | null): AccountTab {
  return isTab(screen) ? screen : "policies";
}
