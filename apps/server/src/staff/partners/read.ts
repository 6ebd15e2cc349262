import type { StaffPartner } from "@kautia/contract";
import type { Deps } from "../../deps.ts";
import { listKeys } from "../../partners/index.ts";
import { type Refusal, refuse } from "../../platform/http/refusal.ts";
import { findPartnerDetails } from "../../views/partners.ts";

export async function readPartner({ db }: Pick<Deps, "db">, id: string): Promise<StaffPartner | Refusal> {
  const found = await findPartnerDetails(db, id);
  if (!found) return refuse("NOT_FOUND");
  const { contact_name: name, contact_email: email, contact_phone: phone, createdAt, ...partner } = found;
  return {
    ...partner,
    createdAt: createdAt.toISOString(),
    contact: name === null || email === null ? null : { name, email, phone },
    keys: await listKeys({ db }, id),
  };
}
