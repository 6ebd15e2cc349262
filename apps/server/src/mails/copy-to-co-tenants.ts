import type { MailKind } from "@kautia/locales/mails";
import type { Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { NewMail } from "./write-mail.ts";

/** The same mail for each co-tenant of its policy, in their own language. */
export async function copyToCoTenants<Kind extends MailKind>(
  transaction: Transaction<Database>,
  mail: NewMail<Kind>,
): Promise<NewMail<Kind>[]> {
  const { dataForCoTenants = mail.data } = mail;
  if (dataForCoTenants === null) return [];
  const coTenants = await transaction
    .selectFrom("co_tenant")
    .innerJoin("policy", "policy.ref_id", "co_tenant.ref_id")
    .select(["co_tenant.id", "co_tenant.first_name", "co_tenant.last_name", "co_tenant.email", "co_tenant.language"])
    .where("co_tenant.ref_id", "=", mail.refId)
    .where("co_tenant.state", "=", "SIGNED")
    .orderBy("co_tenant.position")
    .execute();
  return coTenants.map(({ id, first_name, last_name, email: to, language }) => ({
    ...mail,
    reason: `${mail.reason}:${id}`,
    coTenantId: id,
    to,
    language,
    data: { ...dataForCoTenants, tenantName: `${first_name} ${last_name}`, isToAll: true },
  }));
}
