import { type CallAnswer, listPolicyMails } from "@kautia/contract";
import type { Deps } from "../../deps.ts";
import { findAddressed } from "../../mails/index.ts";
import { defineList } from "../../platform/lists/define-list.ts";
import { renderStoredMail } from "../render-stored-mail.ts";

interface Needs extends Pick<Deps, "db" | "config" | "legalDocuments"> {
  refId: string;
  addressed: Awaited<ReturnType<typeof findAddressed>>;
}

/** Uses the index `mail_ref_id`. */
export const policyMailList = defineList({
  call: listPolicyMails,
  query: ({ db, refId }: Needs) =>
    db
      .selectFrom("mail")
      .select(["id", "kind", "data", "language", "country", "to_address as to", "status as state"])
      .select(["created_at as createdAt", "sent_at as sentAt"])
      .where("ref_id", "=", refId),
  filters: {},
  usualOrder: (query) => query.orderBy("created_at", "desc").orderBy("id"),
  sortsBecause: "one policy's mails",
  orders: {},
  show: ({ kind, data, language, country, ...row }, deps) => ({
    ...row,
    ...renderStoredMail(deps, { kind, data, language, country }, deps.addressed),
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
  }),
});

export async function findPolicyMails(
  deps: Pick<Deps, "db" | "config" | "legalDocuments">,
  refId: string,
  page: number,
): Promise<CallAnswer<typeof listPolicyMails>> {
  const addressed = await findAddressed(deps.db, refId);
  return policyMailList.readPage({ ...deps, refId, addressed }, { page });
}
