import { defineCall, documentLinkSeconds } from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import { hashToken } from "../../platform/tokens.ts";
import type { Deps } from "../../deps.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import { type Refusal, refuse } from "../../platform/http/refusal.ts";
import { openFile, selectCleanDocuments } from "../../documents/index.ts";
import { recordAct } from "../session.ts";
import { apiBase } from "../../platform/http/api-base.ts";
import { registerCall } from "../../platform/http/register-call.ts";
import type { StaffMember } from "../../platform/http/callers.ts";
import { earlier, second } from "../../platform/rules/durations.ts";

const path = "/staff/files";

/** Not in the contract's list of calls: clients get the whole address from `link-document`. */
const openLinkedFile = defineCall({
  name: "open-linked-file",
  summary: "Downloads the document of a link, once.",
  method: "GET",
  path: `${path}/:key`,
  params: z.object({ key: z.string() }),
  answer: "file",
  errors: ["LOGIN_REQUIRED", "CASE_UNKNOWN"],
  access: "staff",
});

export async function makeDocumentLink(
  deps: Deps,
  person: StaffMember,
  id: string,
): Promise<{ url: string } | Refusal> {
  const { db, clock, random } = deps;
  const document = await selectCleanDocuments(db).where("id", "=", id).executeTakeFirst();
  if (!document) return refuse("CASE_UNKNOWN");
  const key = random.token();
  const now = clock.now();
  await inTransaction(db, async (transaction) => {
    await transaction.deleteFrom("document_link").where("created_at", "<", expiryLimit(now)).execute();
    const row = { key_hash: hashToken(key), document_id: id, staff_id: person.id, created_at: now };
    await transaction.insertInto("document_link").values(row).execute();
    const detail = { document: id };
    await recordAct(transaction, deps, { by: person.id, act: "open-document", refId: document.ref_id, detail });
  });
  return { url: `${apiBase}${path}/${key}` };
}

/** Serves the files behind these links, each only to the person who requested its link. */
export function serveDocuments(app: FastifyInstance, deps: Deps): void {
  registerCall(
    app,
    deps,
    openLinkedFile,
    async ({ params }, { caller: person }) => {
      const document = await takeDocument(deps, person, params.key);
      return openFile(deps, document ?? refuse("CASE_UNKNOWN"));
    },
    { writes: true },
  );
}

/** Deletes the link while reading it, so that only one of two simultaneous requests gets the file. */
async function takeDocument({ db, clock }: Pick<Deps, "db" | "clock">, person: StaffMember, key: string) {
  const link = await db
    .deleteFrom("document_link")
    .where("key_hash", "=", hashToken(key))
    .where("staff_id", "=", person.id)
    .where("created_at", ">=", expiryLimit(clock.now()))
    .returning("document_id")
    .executeTakeFirst();
  if (!link) return null;
  return (await selectCleanDocuments(db).where("id", "=", link.document_id).executeTakeFirst()) ?? null;
}

function expiryLimit(now: Date): Date {
  return earlier(now, documentLinkSeconds * second);
}
