import type { Selectable } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { keepWithMail, type MailAttachments } from "../mails/index.ts";
import { recordGivenDocuments, storeDocuments, wasFirstInformationMailed } from "../policy-documents/index.ts";
import type { WorkDeps } from "../work-deps.ts";
import { toAttachment } from "./to-attachment.ts";

type Mail = Selectable<Database["mail"]>;

/** Attaches the initial information to a mail about something else, if the applicant does not have it yet. */
export async function attachMissingFirstInformation(deps: WorkDeps, mail: Mail): Promise<MailAttachments> {
  const { ref_id: refId, to_address: to } = mail;
  if (refId === null || (await wasFirstInformationMailed(deps.db, { refId, to }))) return { attachments: [] };
  return { ...(await attachFirstInformation(deps, mail)), enclosesFirstInformation: true };
}

/**
 * Attaches the initial information. Once the mail is sent, records that it was given, with version and hash. An
 * invitation has no application yet, so its mail keeps that record until there is one.
 */
export async function attachFirstInformation(
  { legalDocuments }: WorkDeps,
  { id, ref_id: refId, country, language }: Mail,
): Promise<MailAttachments> {
  const found = await legalDocuments.find("first-info", country, language);
  const document = { ...found, kind: "first-info" as const };
  return {
    attachments: [toAttachment(document, { country, language, data: {} })],
    async sent(transaction, at) {
      if (refId !== null)
        return recordGivenDocuments(transaction, { refId, policyDocuments: [document], how: "MAILED", at });
      await storeDocuments(transaction, [document], at);
      const firstInformation = { version: document.version, sha256: document.sha256.toString("hex") };
      await keepWithMail(transaction, id, { firstInformation });
    },
  };
}
