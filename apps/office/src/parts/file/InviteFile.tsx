import {
  type CallAnswer,
  invitationOffer,
  invitationsPerBatch,
  type inviteTenants,
  toFieldErrors,
} from "@kautia/contract";
import { useQueryClient } from "@tanstack/react-query";
import { safeParse } from "zod/mini";
import { useText } from "../../text/use-text.ts";
import { addFaults, type CheckedLine, faultsOf, refuseRepeated } from "./check-lines.ts";
import { addressOf, invitationColumns } from "./columns.ts";
import { FileUpload } from "./FileUpload.tsx";
import type { Line } from "./read-csv.ts";
import { type Inviter, toOffer } from "./to-offer.ts";

type Columns = typeof invitationColumns;
type Checked = CheckedLine<Columns, object>;
type Batch = (invitations: object[]) => Promise<CallAnswer<typeof inviteTenants>>;

interface InviteFileProps {
  inviter: Inviter;
  /** Both return a result for each line. `check` only says what `invite` would do. */
  check: Batch;
  invite: Batch;
}

export function InviteFile({ inviter, check, invite }: InviteFileProps) {
  const { t, number, locale } = useText();
  const queries = useQueryClient();

  /** Checks the lines in the browser and at the server, and shows the faults of both. Nobody is invited yet. */
  async function checkAll(lines: readonly Line<Columns>[]): Promise<Checked[]> {
    const typed: Checked[] = [];
    for (const line of lines) {
      const item = await toOffer(line.row, inviter, locale);
      const { error } = safeParse(invitationOffer, item);
      typed.push({ ...line, item, state: error ? "wrong" : "new", faults: error ? toFieldErrors(error, item) : [] });
    }
    const { results } = await check(typed.map(({ item }) => item));
    const checked = typed.map((line, index): Checked => {
      const { invitation, problem } = results[index] ?? { invitation: null, problem: null };
      if (problem) return { ...line, state: "wrong", faults: addFaults(line.faults, faultsOf(problem)) };
      if (!invitation) return line;
      const status = t(`partners.invitation.${invitation.status}`);
      return { ...line, state: "known", known: t("inviteFile.state.known", { status }) };
    });
    // Lines without a reference have one that follows from their content.
    return refuseRepeated(checked, "reference", ({ item }) => String(Reflect.get(item, "reference")));
  }

  async function send(lines: readonly Checked[]): Promise<Checked[]> {
    const { results } = await invite(lines.map(({ item }) => item));
    await queries.invalidateQueries();
    return lines.map((line, index) => {
      const problem = results[index]?.problem;
      return problem ? { ...line, state: "wrong", faults: faultsOf(problem) } : { ...line, state: "done" };
    });
  }

  const about = [
    { label: t("partners.col.tenantEmail"), cell: ({ row }: Line<Columns>) => row["tenant.email"] },
    { label: t("partners.col.reference"), cell: ({ row }: Line<Columns>) => row.reference },
    { label: t("partners.col.address"), cell: addressOf },
  ];
  const words = {
    newLine: t("inviteFile.state.new"),
    doneLine: t("office.file.invited"),
    send: (count: number) => (count === 1 ? t("inviteFile.sendOne") : t("inviteFile.send", { count: number(count) })),
    done: (count: number) => (count === 1 ? t("inviteFile.doneOne") : t("inviteFile.done", { count: number(count) })),
    empty: t("inviteFile.faultText.empty"),
  };
  return (
    <>
      {inviter.email === null ? null : <p className="quiet">{t("inviteFile.emailsTo", { email: inviter.email })}</p>}
      <FileUpload
        columns={invitationColumns}
        most={invitationsPerBatch}
        templateName={t("inviteFile.templateName")}
        check={checkAll}
        send={send}
        about={about}
        words={words}
      />
    </>
  );
}
