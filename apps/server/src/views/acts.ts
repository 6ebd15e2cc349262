import { type Kysely, sql } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { policyTenants } from "./policy-column.ts";

/** What people did at the desk, with the names of what it concerned. */
export function selectActs(db: Kysely<Database>) {
  return db
    .selectFrom("staff_act as a")
    .innerJoin("staff_account as s", "s.id", "a.staff_id")
    .leftJoin("policy", "policy.ref_id", "a.ref_id")
    .leftJoin("staff_account as about", (join) => join.on("about.id", "=", sql`(a.detail ->> 'person')::uuid`))
    .leftJoin("webhook_endpoint as webhook", (join) => join.on("webhook.id", "=", sql`a.detail ->> 'webhook'`))
    .leftJoin("partner", (join) =>
      join.on("partner.id", "=", (eb) => eb.fn.coalesce(sql<string>`a.detail ->> 'partner'`, "webhook.partner_id")),
    )
    .leftJoin("partner_person as mate", (join) => join.on("mate.id", "=", sql`(a.detail ->> 'partnerPerson')::uuid`))
    .select(sql<string>`a.id::text`.as("id"))
    .select(["a.at", "a.act", "a.detail", "s.name as by", "a.ref_id as refId"])
    .select(["policy.contract_number as contractNumber", "about.name as person"])
    .select(policyTenants(sql.ref<string>("a.ref_id")).as("tenantName"))
    .select(["partner.name as partner", "mate.name as partnerPerson", "webhook.url as webhook"])
    .select(sql<string | null>`a.detail ->> 'subject'`.as("subject"));
}
