import { type CallAnswer, type CallInput, listProperties, propertiesPerCall } from "@kautia/contract";
import type { Deps } from "../../deps.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import { contains } from "../../platform/lists/contains.ts";
import { defineCursorList } from "../../platform/lists/define-cursor-list.ts";
import type { Partner } from "../../platform/http/callers.ts";

/** The partner's homes by reference, which is also the cursor. `search`: part of the reference or the address. */
export const propertyList = defineCursorList({
  call: listProperties,
  pageSize: propertiesPerCall,
  query: ({ db, partner }: Pick<Deps, "db"> & { partner: Partner }) =>
    db
      .selectFrom("partner_property")
      .select(["reference as id", "full_address as fullAddress", "address", "changed_at"])
      .where("partner_id", "=", partner.id),
  filters: { search: (query, search) => query.where((eb) => contains(eb, search, "reference", "full_address")) },
  order: (query) => query.orderBy("reference"),
  writeCursor: ({ id }) => id,
  readCursor: (cursor) => cursor,
  after: (query, reference) => query.where("reference", ">", reference),
  show: ({ changed_at, ...row }) => ({ ...row, changedAt: changed_at.toISOString() }),
  columns: [
    ["partners.col.home", ({ id }) => id],
    ["partners.col.street", ({ address: { street, streetNumber } }) => `${street} ${streetNumber}`],
    ["partners.col.unit", ({ address }) => address.unitName],
    ["partners.col.zip", ({ address }) => address.zip],
    ["partners.col.city", ({ address }) => address.city],
    ["partners.col.country", ({ address }) => address.country],
    ["partners.col.changed", ({ changedAt }, { time }) => time(changedAt)],
  ],
});

export async function listOwnProperties(
  deps: Pick<Deps, "db">,
  partner: Partner,
  asked: CallInput<typeof listProperties>["query"],
): Promise<CallAnswer<typeof listProperties> | Refusal> {
  const page = await propertyList.readPage({ ...deps, partner }, asked);
  return page instanceof Refusal ? page : { properties: page.rows, next: page.next };
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
