/** The tabs of the page, in their order. */
export const partnerTabs = ["homes", "invitations", "guarantees", "claims", "people", "webhooks", "tests"] as const;
export type PartnerTab = (typeof partnerTabs)[number];

export function findTab(name: string | undefined): PartnerTab | null {
  return partnerTabs.find((tab) => tab === name) ?? null;
}
