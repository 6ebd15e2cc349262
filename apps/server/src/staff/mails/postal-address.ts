import { mailKinds } from "@kautia/locales/mails";
import { type RawBuilder, sql } from "kysely";
import { mailRules } from "../../mails/index.ts";
import { selectCoTenantAddress, selectLandlordAddress, selectPostalAddress } from "../../views/postal-address.ts";

/** Kinds whose letters go to the landlord. */
export const landlordMailKinds = mailKinds.filter((kind) => mailRules[kind].reader === "landlord");

/** Where the mail that the query calls `m` goes as a letter. */
export function selectMailsPostalAddress(now: Date): RawBuilder<string | null> {
  return sql<
    string | null
  >`CASE WHEN m.kind = ANY(${landlordMailKinds}) THEN ${selectLandlordAddress(sql.ref("m.ref_id"))}
    WHEN m.co_tenant_id IS NOT NULL THEN ${selectCoTenantAddress(sql.ref("m.co_tenant_id"))}
    ELSE ${selectPostalAddress(sql.ref("m.ref_id"), now)} END`;
}
