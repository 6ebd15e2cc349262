import { type CallAnswer, type CallInput, type listProperties, propertiesPerCall } from "@kautia/contract";
import { sql } from "kysely";
import type { Deps } from "../../deps.ts";
import { toLikePattern } from "../../platform/rules/like-pattern.ts";

/**
 * The partner's homes by reference; `after` is the last reference of the previous page. `search`: part of the reference
 * or the address.
 */
export async function listOwnProperties(
  { db }: Pick<Deps, "db">,
  partnerId: string,
  { search, after }: CallInput<typeof listProperties>["query"],
): Promise<CallAnswer<typeof listProperties>> {
  const rows = await db
    .selectFrom("partner_property")
    .select(["reference", "full_address", "address", "changed_at"])
    .where("partner_id", "=", partnerId)
    .$if(search !== null, (query) =>
      query.where(sql<boolean>`concat_ws(' ', reference, full_address) ILIKE ${toLikePattern(search)}`),
    )
    .$if(after !== null, (query) => query.where("reference", ">", after ?? ""))
    .orderBy("reference")
    .limit(propertiesPerCall + 1)
    .execute();
  const page = rows.slice(0, propertiesPerCall);
  return {
    properties: page.map(({ reference, full_address, address, changed_at }) => ({
      id: reference,
      fullAddress: full_address,
      address,
      changedAt: changed_at.toISOString(),
    })),
    next: rows.length > page.length ? (page.at(-1)?.reference ?? null) : null,
  };
}

/** False if there is none with this reference. */
export async function removePartnerProperty(
  { db }: Pick<Deps, "db">,
  partnerId: string,
  reference: string,
): Promise<boolean> {
  const removed = await db
    .deleteFrom("partner_property")
    .where("partner_id", "=", partnerId)
    .where("reference", "=", reference)
    .returning("id")
    .executeTakeFirst();
  return removed !== undefined;
}
