import type { MailData, MailKind } from "@kautia/locales/mails";
import type { Selectable, Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { type ContractPaper, makeDraftPapers } from "../policy-documents/contract-papers.ts";
import { enclosures } from "../policy-documents/enclosures.ts";
import { findFrozenPapers, paperFileName } from "../policy-documents/frozen-papers.ts";
import { noteGiven } from "../policy-documents/give.ts";
import { setPolicyPaper } from "../policy-documents/write-policy-paper.ts";
import type { MailAttachment } from "../mails/ports.ts";
import type { WorkDeps } from "../work-deps.ts";

/** What goes with a mail, and what is to be written down once it is on its way. */
export interface Enclosed {
  attachments: MailAttachment[];
  sent?: (transaction: Transaction<Database>, at: Date) => Promise<void>;
}

type Mail = Selectable<Database["mail"]>;
type Maker = (deps: WorkDeps, mail: Mail) => Promise<Enclosed>;

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
export async function makeAttachments(deps: WorkDeps, mail: Mail): Promise<Enclosed> {
  const paper = enclosures[mail.kind];
  if (paper) return encloseOne(deps, mail, paper);
  return (await makers[mail.kind]?.(deps, mail)) ?? { attachments: [] };
}

async function encloseOne(
  deps: WorkDeps,
  { ref_id }: Mail,
  kind: "certificate" | "withdrawal" | "release",
): Promise<Enclosed> {
  const policy = await deps.db.selectFrom("policy").selectAll().where("ref_id", "=", ref_id).executeTakeFirstOrThrow();
  const bytes = await setPolicyPaper(deps, policy, { kind, number: null });
  return { attachments: bytes ? [toAttachment({ kind, bytes })] : [] };
}

function toAttachment({ kind, bytes }: Pick<ContractPaper, "bytes"> & { kind: string }): MailAttachment {
  return { fileName: `${paperFileName(kind)}.pdf`, contentType: "application/pdf", content: bytes };
}
