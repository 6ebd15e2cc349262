import type { PolicyDocument } from "@kautia/contract";
import { mailDataOf, type MailKind } from "@kautia/locales/mails";
import type { Selectable, Transaction } from "kysely";
import { lockByName } from "../platform/database/lock-by-name.ts";
import type { Database } from "../platform/database/schema.ts";
import { findApplicationIn } from "../application/index.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import {
  draftOf,
  findGivenDates,
  findSignedDocuments,
  type GivenFile,
  makeAmendmentDraft,
  makeDraftDocuments,
  recordDelivery,
  recordGivenDocuments,
  typesetPolicyDocument,
} from "../policy-documents/index.ts";
import {
  enclosedDocument,
  type MailAttachment,
  type MailAttachmentKind,
  type MailAttachments,
  mailRules,
} from "../mails/index.ts";
import type { Policy } from "../policy/index.ts";
import { sealDocument } from "../seals/index.ts";
import type { WorkDeps } from "../work-deps.ts";
import { attachFirstInformation, attachMissingFirstInformation } from "./attach-first-information.ts";
import { toAttachment } from "./to-attachment.ts";

type Mail = Selectable<Database["mail"]>;
type Maker = (deps: WorkDeps, mail: Mail) => Promise<MailAttachments>;

/** Attachments are not stored but created when the mail is sent; the same mail gets the same bytes each time. */
const makers: Record<MailAttachmentKind, Maker> = {
  certificate: attachPolicyDocument,
  "certificate-if-new": attachNewCertificate,
  async amendment(deps, mail) {
    const { attachments } = await attachPolicyDocument(deps, mail);
    return { attachments: [...attachments, ...(await attachNewCertificate(deps, mail)).attachments] };
  },
  receipt: attachPolicyDocument,
  release: attachPolicyDocument,
  withdrawal: attachPolicyDocument,
  "initial-information": attachFirstInformation,
  "missing-initial-information": attachMissingFirstInformation,

  async "draft-documents"(deps, mail) {
    const { draft } = mailDataOf("contract-documents", mail.data);
    return attachUngiven(deps, mail, await makeDraftDocuments(deps, mail, draft));
  },

  async "co-tenant-documents"(deps, mail) {
    const application = await inTransaction(deps.db, (transaction) =>
      findApplicationIn(transaction, mail.ref_id ?? ""),
    );
    const draft = application && draftOf(application);
    if (!draft) return { attachments: [] };
    const policyDocuments = await makeDraftDocuments(deps, application, draft);
    return { attachments: policyDocuments.map((policyDocument) => toAttachment(policyDocument, mail)) };
  },

  async "amendment-draft"(deps, mail) {
    const isToCoTenant = mail.kind === "co-tenant-to-sign";
    const { difference } = mailDataOf(isToCoTenant ? "co-tenant-to-sign" : "amendment-to-sign", mail.data);
    const policy = await readPolicy(deps, mail);
    const all = await makeAmendmentDraft(deps, policy, { difference, at: mail.created_at });
    // Which documents were given is recorded for the contract, not for each tenant.
    return isToCoTenant ? attachAll(mail, all) : attachUngiven(deps, mail, all);
  },

  async "joining-documents"(deps, mail) {
    const { difference, joins, leaves } = mailDataOf("co-tenant-to-join", mail.data);
    const policy = await readPolicy(deps, mail);
    const draft = { difference, people: { joins, leaves }, at: mail.created_at };
    return attachAll(mail, await makeAmendmentDraft(deps, policy, draft));
  },

  async "signed-documents"(deps, mail) {
    const refId = mail.ref_id ?? "";
    const policyDocuments = await findSignedDocuments(deps.db, refId);
    const attached = policyDocuments.map(async (signed) => {
      const bytes = await sealDocument(deps, { ref_id: refId, country: mail.country }, signed.bytes);
      return toAttachment({ ...signed, bytes }, mail);
    });
    return {
      attachments: await Promise.all(attached),
      // The period for withdrawing begins once the last of the tenants has them.
      async sent(transaction, at) {
        await lockByName(transaction, `signed documents|${refId}`);
        if (await areAllSent(transaction, mail))
          await recordDelivery(transaction, { refId, policyDocuments, how: "MAILED", at });
      },
    };
  },
};

export async function makeAttachments(deps: WorkDeps, mail: Mail): Promise<MailAttachments> {
  const { attachments } = mailRules[mail.kind];
  return attachments === null ? { attachments: [] } : makers[attachments](deps, mail);
}

const signedMails: MailKind[] = ["contract-signed", "contract-signed-together"];

/** Whether every tenant's mail with the signed contract has been sent. */
async function areAllSent(transaction: Transaction<Database>, { ref_id }: Mail): Promise<boolean> {
  const others = transaction
    .selectFrom("mail")
    .select("id")
    .where("ref_id", "=", ref_id)
    .where("kind", "in", signedMails);
  return (await others.where("status", "<>", "SENT").limit(1).executeTakeFirst()) === undefined;
}

async function attachPolicyDocument(deps: WorkDeps, mail: Mail): Promise<MailAttachments> {
  const policyDocument = enclosedDocument(mail);
  return { attachments: policyDocument ? await attach(deps, mail, policyDocument) : [] };
}

/** The certificate, if the mail's change of the contract made a new one. */
async function attachNewCertificate(deps: WorkDeps, mail: Mail): Promise<MailAttachments> {
  const { hasCertificate = false }: { hasCertificate?: boolean } = mail.data;
  return { attachments: hasCertificate ? await attach(deps, mail, { kind: "certificate", number: null }) : [] };
}

function attachAll(mail: Mail, all: readonly GivenFile[]): MailAttachments {
  return { attachments: all.map((policyDocument) => toAttachment(policyDocument, mail)) };
}

/**
 * A file is attached only once, however often the contract changes. If all were mailed before, this mail is being sent
 * again.
 */
async function attachUngiven(deps: WorkDeps, mail: Mail, all: readonly GivenFile[]): Promise<MailAttachments> {
  const given = await findGivenDates(deps.db, mail.ref_id ?? "", all);
  const unsent = given.filter(({ mailedAt }) => !mailedAt).map(({ policyDocument }) => policyDocument);
  const policyDocuments = unsent.length > 0 ? unsent : all;
  return {
    attachments: policyDocuments.map((policyDocument) => toAttachment(policyDocument, mail)),
    async sent(transaction, at) {
      if (mail.ref_id)
        await recordGivenDocuments(transaction, { refId: mail.ref_id, policyDocuments, how: "MAILED", at });
    },
  };
}

async function attach(deps: WorkDeps, mail: Mail, policyDocument: PolicyDocument): Promise<MailAttachment[]> {
  const bytes = await typesetPolicyDocument(deps, await readPolicy(deps, mail), policyDocument);
  return bytes ? [toAttachment({ kind: policyDocument.kind, bytes }, mail)] : [];
}

function readPolicy({ db }: WorkDeps, { ref_id }: Mail): Promise<Policy> {
  return db.selectFrom("policy").selectAll().where("ref_id", "=", ref_id).executeTakeFirstOrThrow();
}
