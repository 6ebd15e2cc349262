import { screenPath } from "@kautia/contract";
import { mailDataOf, renderLetter } from "@kautia/locales/mails";
import type { Deps } from "../../deps.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import {
  enclosedDocument,
  findAddressed,
  lockOwner,
  mailRules,
  recordPosted,
  recordReturned,
  senderOf,
} from "../../mails/index.ts";
import { localDay } from "../../platform/rules/local-day.ts";
import { isUuid } from "../../platform/rules/uuid.ts";
import { type Refusal, refuse } from "../../platform/http/refusal.ts";
import { documentDeps, typesetPolicyDocument } from "../../policy-documents/index.ts";
import { waitForOriginal } from "../../landlord/index.ts";
import { recordAct } from "../session.ts";
import { selectMailsPostalAddress } from "./postal-address.ts";
import type { Pdf } from "../../platform/http/send-download.ts";
import type { StaffMember } from "../../platform/http/callers.ts";

export async function typesetLetter(deps: Deps, id: string, part: "letter" | "enclosure"): Promise<Pdf | Refusal> {
  const mail = await findLetter(deps, id);
  if (!mail?.ref_id) return refuse("MAIL_UNKNOWN");
  const { kind, language, country, created_at } = mail;
  if (part === "enclosure") {
    const policyDocument = enclosedDocument(mail);
    const policy = await deps.db
      .selectFrom("policy")
      .selectAll()
      .where("ref_id", "=", mail.ref_id)
      .executeTakeFirstOrThrow();
    const bytes = policyDocument && (await typesetPolicyDocument(documentDeps(deps), policy, policyDocument));
    return bytes ? { bytes, fileName: `letter-${id}-${policyDocument.kind}` } : refuse("MAIL_UNKNOWN");
  }
  const { publicUrl } = deps.config;
  const { to } = await deps.db
    .selectFrom("mail as m")
    .select(selectMailsPostalAddress(deps.clock.now()).as("to"))
    .where("m.id", "=", id)
    .executeTakeFirstOrThrow();
  const data = mailDataOf(kind, mail.data, { link: "" });
  const letter = renderLetter(kind, data, senderOf({ ...deps.config, legalDocuments: deps.legalDocuments }, mail), {
    to: to ?? "",
    on: localDay(country, created_at),
    accountUrl: `${publicUrl}${screenPath(language, "policies")}`,
    reader: mailRules[kind].reader,
    addressed: await findAddressed(deps.db, mail.ref_id, mail.co_tenant_id),
  });
  return { bytes: await deps.typesetter.set(letter), fileName: `letter-${id}` };
}

export async function markLetterPosted(
  deps: Deps,
  person: StaffMember,
  id: string,
): Promise<{ posted: true } | Refusal> {
  const mail = await findLetter(deps, id);
  if (!mail) return refuse("MAIL_UNKNOWN");
  await inTransaction(deps.db, async (transaction) => {
    await lockOwner(transaction, mail.ref_id);
    if (!(await recordPosted(transaction, deps, mail.id))) return;
    const detail = { mail: mail.id, kind: mail.kind };
    await recordAct(transaction, deps, { by: person.id, act: "post-letter", refId: mail.ref_id, detail });
    if (mail.kind === "certificate-original" && mail.ref_id !== null)
      await waitForOriginal(transaction, deps, mail.ref_id, { isPosted: true });
  });
  return { posted: true };
}

/** Records that a letter came back. Repeating it changes nothing. */
export async function markLetterReturned(
  deps: Deps,
  person: StaffMember,
  id: string,
): Promise<{ returned: true } | Refusal> {
  if (!isUuid(id)) return refuse("MAIL_UNKNOWN");
  return inTransaction(deps.db, async (transaction) => {
    const mails = transaction.selectFrom("mail").select(["ref_id", "kind"]).where("id", "=", id);
    const owner = await mails.executeTakeFirst();
    if (!owner) return refuse("MAIL_UNKNOWN");
    await lockOwner(transaction, owner.ref_id);
    const detail = { mail: id, kind: owner.kind };
    if (await recordReturned(transaction, deps, id))
      await recordAct(transaction, deps, { by: person.id, act: "letter-returned", refId: owner.ref_id, detail });
    else if (!(await mails.where("returned_at", "is not", null).executeTakeFirst())) return refuse("MAIL_NOT_REFUSED");
    return { returned: true as const };
  });
}

async function findLetter({ db }: Pick<Deps, "db">, id: string) {
  if (!isUuid(id)) return undefined;
  return db
    .selectFrom("mail")
    .select(["id", "kind", "ref_id", "co_tenant_id", "language", "country", "data", "created_at"])
    .where("id", "=", id)
    .where("status", "in", ["POST", "POSTED"])
    .executeTakeFirst();
}
