import type { Settings } from "@kautia/contract";

/** The tabs of the page, in their order. Only a sandbox has 'tests'. */
export const partnerTabs = ["homes", "invitations", "guarantees", "claims", "people", "webhooks", "tests"] as const;
export type PartnerTab = (typeof partnerTabs)[number];

export function tabsOf({ sandbox }: Pick<Settings, "sandbox">): PartnerTab[] {
  return partnerTabs.filter((tab) => sandbox || tab !== "tests");
}
