import { documentLinkSeconds } from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import { hashToken } from "../../platform/tokens.ts";
import type { Deps } from "../../deps.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import { type Refusal, refuse, refusalAnswer } from "../../platform/http/refusal.ts";
import { apiBase, send } from "../../platform/http/route.ts";
import { staffCookie } from "../../platform/http/session-cookie.ts";
import { selectCleanDocuments, sendFile } from "../../documents/index.ts";
import { findPerson, recordAct, type Person } from "../session.ts";

const path = `${apiBase}/staff/files`;

export async function makeDocumentLink(deps: Deps, person: Person, id: string): Promise<{ url: string } | Refusal> {
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
  return { url: `${path}/${key}` };
}

/** Serves the files behind these links, each only to the person who requested its link. */
export function serveDocuments(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { key: string } }>(`${path}/:key`, async (request, reply) => {
    const person = await findPerson(deps, request.cookies[staffCookie.name] ?? null);
    const document = person && (await takeDocument(deps, person, request.params.key));
    if (!document) return send(reply, refusalAnswer(refuse(person ? "CASE_UNKNOWN" : "LOGIN_REQUIRED")));
    return sendFile(deps, reply, document);
  });
}

/** Deletes the link while reading it, so that only one of two simultaneous requests gets the file. */
async function takeDocument({ db, clock }: Pick<Deps, "db" | "clock">, person: Person, key: string) {
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
  return new Date(now.getTime() - documentLinkSeconds * 1000);
}
