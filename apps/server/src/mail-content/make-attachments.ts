import { attachmentName, type MailData, type MailKind } from "@kautia/locales/mails";
import type { Selectable } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import {
  type SignableDocument,
  enclosures,
  findGivenDates,
  findSignedDocuments,
  makeDraftDocuments,
  recordGivenDocuments,
  typesetPolicyDocument,
} from "../policy-documents/index.ts";
import type { MailAttachment, MailAttachments } from "../mails/index.ts";
import type { WorkDeps } from "../work-deps.ts";

type Mail = Selectable<Database["mail"]>;
type Maker = (deps: WorkDeps, mail: Mail) => Promise<MailAttachments>;

/** Made on sending instead of stored; they come out the same each time. */
const makers: Partial<Record<MailKind, Maker>> = {
  "tenant-invitation": async ({ legalDocuments }, { country, language }) => ({
    attachments: [toAttachment(await legalDocuments.find("first-info", country, language), { country, language })],
  }),

  async "contract-documents"(deps, mail) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what writeMail stored for this kind
    const { draft } = mail.data as MailData["contract-documents"];
    const all = await makeDraftDocuments(deps, mail, draft);
    const given = await findGivenDates(deps.db, mail.ref_id ?? "", all);
    const unsent = given.filter(({ mailedAt }) => !mailedAt).map(({ policyDocument }) => policyDocument);
    // A file is attached once, however often the contract changes. All were mailed only when this mail goes out again.
    const policyDocuments = unsent.length > 0 ? unsent : all;
    return {
      attachments: policyDocuments.map((policyDocument) => toAttachment(policyDocument, mail)),
      async sent(transaction, at) {
        if (mail.ref_id)
          await recordGivenDocuments(transaction, { refId: mail.ref_id, policyDocuments, how: "MAILED", at });
      },
    };
  },

  "contract-signed": async (deps, mail) => ({
    attachments: (await findSignedDocuments(deps.db, mail.ref_id ?? "")).map((signed) => toAttachment(signed, mail)),
  }),
};

export async function makeAttachments(deps: WorkDeps, mail: Mail): Promise<MailAttachments> {
  const policyDocument = enclosures[mail.kind];
  if (policyDocument) return attachPolicyDocument(deps, mail, policyDocument);
  return (await makers[mail.kind]?.(deps, mail)) ?? { attachments: [] };
}

async function attachPolicyDocument(
  deps: WorkDeps,
  mail: Mail,
  kind: "certificate" | "withdrawal" | "release",
): Promise<MailAttachments> {
  const policy = await deps.db
    .selectFrom("policy")
    .selectAll()
    .where("ref_id", "=", mail.ref_id)
    .executeTakeFirstOrThrow();
  const bytes = await typesetPolicyDocument(deps, policy, { kind, number: null });
  return { attachments: bytes ? [toAttachment({ kind, bytes }, mail)] : [] };
}

function toAttachment(
  { kind, bytes }: Pick<SignableDocument, "bytes"> & { kind: string },
  { country, language }: Pick<Mail, "country" | "language">,
): MailAttachment {
  return { fileName: `${attachmentName(kind, language, country)}.pdf`, contentType: "application/pdf", content: bytes };
}
