import type { MailData, MailKind } from "@kautia/locales/mails";
import type { Selectable } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import {
  type ContractPaper,
  enclosures,
  findFrozenPapers,
  makeDraftPapers,
  noteGiven,
  paperFileName,
  setPolicyPaper,
} from "../policy-documents/index.ts";
import type { MailAttachment, MailAttachments } from "../mails/index.ts";
import type { WorkDeps } from "../work-deps.ts";

type Mail = Selectable<Database["mail"]>;
type Maker = (deps: WorkDeps, mail: Mail) => Promise<MailAttachments>;

/** The kinds of mail that bring other documents along than one of the policy. They are made here, never stored with the mail: the same each time. */
const makers: Partial<Record<MailKind, Maker>> = {
  "tenant-invitation": async ({ legalDocuments }, { country, language }) => ({
    attachments: [toAttachment(await legalDocuments.find("first-info", country, language))],
  }),

  async "contract-documents"(deps, mail) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what writeMail stored for this kind
    const { draft } = mail.data as MailData["contract-documents"];
    const papers = await makeDraftPapers(deps, mail, draft);
    return {
      attachments: papers.map(toAttachment),
      async sent(transaction, at) {
        if (mail.ref_id) await noteGiven(transaction, { refId: mail.ref_id, papers, how: "MAILED", at });
      },
    };
  },

  "contract-signed": async (deps, { ref_id }) => ({
    attachments: (await findFrozenPapers(deps.db, ref_id ?? "")).map(toAttachment),
  }),
};

/** The documents of a mail; most have none. */
export async function makeAttachments(deps: WorkDeps, mail: Mail): Promise<MailAttachments> {
  const paper = enclosures[mail.kind];
  if (paper) return encloseOne(deps, mail, paper);
  return (await makers[mail.kind]?.(deps, mail)) ?? { attachments: [] };
}

async function encloseOne(
  deps: WorkDeps,
  { ref_id }: Mail,
  kind: "certificate" | "withdrawal" | "release",
): Promise<MailAttachments> {
  const policy = await deps.db.selectFrom("policy").selectAll().where("ref_id", "=", ref_id).executeTakeFirstOrThrow();
  const bytes = await setPolicyPaper(deps, policy, { kind, number: null });
  return { attachments: bytes ? [toAttachment({ kind, bytes })] : [] };
}

function toAttachment({ kind, bytes }: Pick<ContractPaper, "bytes"> & { kind: string }): MailAttachment {
  return { fileName: `${paperFileName(kind)}.pdf`, contentType: "application/pdf", content: bytes };
}
