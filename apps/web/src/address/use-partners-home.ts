import { searchProperties, type TenantRecord } from "@kautia/contract";
import { useState } from "react";
import { useApp } from "../shell/app/app-context.ts";
import type { PartnerHome } from "./use-partner-homes.ts";

/** A partner's home to show instead of the question: one picked from the list, or the one just saved. */
export function usePartnersHome() {
  const { api, session } = useApp();
  const [shown, show] = useState<PartnerHome | null>(null);

  /** Resolves to true if the saved home is a partner's, except for invited tenants, who come from the partner already. */
  async function leads(): Promise<boolean> {
    const read = await session.latest();
    const record = read.kind === "record" ? read.record : null;
    const baseUrl = record?.invited ? null : record?.landlordInfo?.partnerOnboardingBaseUrl;
    if (!record?.address || !baseUrl) return false;
    show((await find(record.address, baseUrl)) ?? unnamed(record.address, baseUrl));
    return true;
  }

  async function find({ address }: Saved, baseUrl: string): Promise<PartnerHome | null> {
    const { street, streetNumber, zip, country } = address;
    const body = { query: `${street} ${streetNumber} ${zip}`, country };
    const result = await api.call(searchProperties, { body }, { handBack: "all" });
    const homes = result.ok ? result.answer.properties : [];
    return homes.find(({ partner }) => partner.partnerOnboardingBaseUrl === baseUrl) ?? null;
  }

  return { shown, show, leads };
}

type Saved = NonNullable<TenantRecord["address"]>;

/** For a home that the search does not find by this spelling: the link leads to the partner's page without naming it. */
function unnamed({ address, fullAddress }: Saved, baseUrl: string): PartnerHome {
  const partner = { name: new URL(baseUrl).host, partnerOnboardingBaseUrl: baseUrl };
  return { id: "", fullAddress, address, partner, applicationUrl: baseUrl };
}
