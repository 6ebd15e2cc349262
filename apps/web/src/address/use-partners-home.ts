import { type AddressAnswer, searchProperties, type TenantRecord } from "@kautia/contract";
import { useEffect, useEffectEvent, useState } from "react";
import { useApp } from "../app/app-context.ts";
import { partnersHomeOf } from "./partners-home-of.ts";
import type { PartnerHome } from "./use-partner-homes.ts";

/**
 * A partner's home to show instead of the question: one picked from the list, or the saved one if the home is `insured`.
 */
export function usePartnersHome(insured: boolean) {
  const { api, session } = useApp();
  const [shown, show] = useState<PartnerHome | null>(null);
  const [looking, setLooking] = useState(() => insured && partnersHomeOf(session.record.get()) !== null);

  /** Resolves to true if the home is a partner's. */
  async function lead(record: TenantRecord | null): Promise<boolean> {
    const saved = partnersHomeOf(record);
    if (!saved) return false;
    show((await find(saved.home, saved.baseUrl)) ?? unnamed(saved.home, saved.baseUrl));
    return true;
  }

  /** Resolves to true if the home just saved is a partner's. */
  async function leads(): Promise<boolean> {
    const read = await session.latest();
    return lead(read.kind === "record" ? read.record : null);
  }

  async function find({ address }: AddressAnswer, baseUrl: string): Promise<PartnerHome | null> {
    const { street, streetNumber, zip, country } = address;
    const body = { query: `${street} ${streetNumber} ${zip}`, country };
    const result = await api.call(searchProperties, { body }, { handledStatuses: "all" });
    const homes = result.ok ? result.answer.properties : [];
    return homes.find(({ partner }) => partner.partnerOnboardingBaseUrl === baseUrl) ?? null;
  }

  const showSaved = useEffectEvent(async () => {
    await lead(session.record.get());
    setLooking(false);
  });
  useEffect(() => {
    if (looking) void showSaved();
  }, [looking]);

  return { shown, show, leads, looking };
}

/** For a home that the search does not find by this spelling: the link leads to the partner's page without naming it. */
function unnamed({ address, fullAddress }: AddressAnswer, baseUrl: string): PartnerHome {
  const partner = { name: new URL(baseUrl).host, partnerOnboardingBaseUrl: baseUrl };
  return { id: "", fullAddress, address, partner, applicationUrl: baseUrl };
}
