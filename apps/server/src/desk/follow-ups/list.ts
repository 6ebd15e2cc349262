import { fromCents, listFollowUps } from "@kautia/contract";
import { sql } from "kysely";
import type { Deps } from "../../deps.ts";
import { contains } from "../../platform/lists/contains.ts";
import { defineList, type ListNeeds } from "../../platform/lists/define-list.ts";
import { selectOpenFollowUps } from "../../views/open-follow-ups.ts";

export const followUpList = defineList({
  call: listFollowUps,
  query: ({ db }: ListNeeds) =>
    db
      .selectFrom(selectOpenFollowUps(db).as("o"))
      .innerJoin("application as a", "a.ref_id", "o.ref_id")
      .select(["o.id", "o.ref_id as refId", "o.contract_number as contractNumber", "o.tenant_name as tenantName"])
      .select(["o.tenant_email as email", "o.kind", "o.amount_cents", "o.answered_at as promisedAt"])
      .select(sql<string | null>`'+' || (a.contact_keys ->> 'tenantPhone')`.as("phone")),
  filters: {
    search: (query, search) =>
      query.where((eb) => contains(eb, search, "o.tenant_name", "o.tenant_email", "o.contract_number", "o.ref_id")),
  },
  usualOrder: (query) => query.orderBy("o.answered_at").orderBy("o.id"),
  sortsBecause: "two tables are joined with what was never paid, each of which a person follows up",
  orders: {},
  show: ({ amount_cents, promisedAt, ...row }) => ({
    ...row,
    amount: fromCents(amount_cents),
    promisedAt: promisedAt.toISOString(),
  }),
  csv: {
    key: ["promisedAt", "id"],
    columns: [
      ["staff.col.contract", ({ contractNumber }) => contractNumber],
      ["staff.col.tenant", ({ tenantName }) => tenantName],
      ["staff.email", ({ email }) => email],
      ["common.phoneNumber", ({ phone }) => phone],
      ["staff.col.what", ({ kind }, { t }) => t(`staff.charge.${kind}`)],
      ["staff.col.amount", ({ amount: of }, { amount }) => amount(of)],
      ["staff.col.since", ({ promisedAt }, { time }) => time(promisedAt)],
    ],
  },
});

export async function countFollowUps({ db }: Pick<Deps, "db">, refId: string): Promise<number> {
  const open = await selectOpenFollowUps(db).where("policy.ref_id", "=", refId).execute();
  return open.length;
}
