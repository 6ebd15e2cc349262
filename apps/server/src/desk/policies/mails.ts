import type { CallAnswer, listPolicyMails, PolicyMailRow } from "@kautia/contract";
import type { Deps } from "../../deps.ts";
import { findAddressed } from "../../mails/index.ts";
import { findPage } from "../lists/find-page.ts";
import { renderStoredMail, type StoredMail } from "../render-stored-mail.ts";
import { isTestApplication } from "../../platform/database/is-test-application.ts";

/** Uses the index `mail_ref_id`. */
const text = `
  SELECT id, kind, data, language, country, to_address AS "to", status AS state, created_at AS "createdAt",
    sent_at AS "sentAt", ${isTestApplication("mail.ref_id")} AS "isTest"
  FROM mail WHERE ref_id = $1 ORDER BY created_at DESC, id`;

type Row = Omit<PolicyMailRow, "subject" | "text" | "createdAt" | "sentAt"> &
  StoredMail & { createdAt: Date; sentAt: Date | null };

export async function findPolicyMails(
  deps: Pick<Deps, "db" | "sql" | "config">,
  refId: string,
  page: number,
): Promise<CallAnswer<typeof listPolicyMails>> {
  const addressed = await findAddressed(deps.db, refId);
  const query = { name: "staff-policy-mails", text, values: [refId], page };
  return findPage(deps, query, ({ kind, data, language, country, isTest, ...row }: Row) => ({
    ...row,
    ...renderStoredMail(deps, { kind, data, language, country, isTest }, addressed),
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
  }));
}
