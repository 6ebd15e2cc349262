import type { LinkView } from "@kautia/contract";

/** An invitation that has not been accepted yet. */
export function sampleLinkView(changes: Partial<LinkView> = {}): LinkView {
  return {
    refId: null,
    invited: true,
    inviterName: "Hausverwaltung Kern",
    country: "de",
    fullAddress: "Torstraße 12, 3. OG, 10119 Berlin",
    rentDepositAmount: 1500,
    insuranceStart: "2027-03-01",
    insuranceEnd: null,
    ...changes,
  };
}
