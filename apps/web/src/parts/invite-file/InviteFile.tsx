import { invitationsPerBatch } from "@kautia/contract";
import { Button, FileDrop, InlineMessage, Link } from "@kautia/design-system";
import { useState } from "react";
import type { CallResult } from "../../api/call-result.ts";
import { useText } from "../../shell/i18n/use-text.ts";
import { type CheckedLine, checkLines, faultsOf } from "./check-lines.ts";
import type { BatchCalls } from "./batch-calls.ts";
import { columns } from "./columns.ts";
import { PreviewTable } from "./PreviewTable.tsx";
import { type FileFault, readFile } from "./read-file.ts";
import { templateUrl } from "./template.ts";
import type { Inviter } from "./to-offer.ts";
import "./invite-file.css";

interface InviteFileProps {
  calls: BatchCalls;
  inviter: Inviter;
  onSessionEnded: () => void;
}

type Stage =
  | { name: "choose" }
  | { name: "preview"; file: string; lines: CheckedLine[] }
  | { name: "done"; invited: number; lines: CheckedLine[] };

/** Invites tenants listed in a file. Choosing the file previews each line before anything is sent. */
export function InviteFile({ calls, inviter, onSessionEnded }: InviteFileProps) {
  const { t, number, language, locale } = useText();
  const [stage, setStage] = useState<Stage>({ name: "choose" });
  const [fault, setFault] = useState<FileFault | null>(null);
  const [busy, setBusy] = useState(false);

  async function choose([file]: readonly File[]): Promise<void> {
    if (!file) return;
    setFault(null);
    setStage({ name: "choose" });
    setBusy(true);
    const read = await readFile(file);
    const checked = "lines" in read ? await checkLines(calls.check, read.lines, inviter, locale) : null;
    setBusy(false);
    if ("fault" in read) return setFault(read.fault);
    if (checked?.ok) return setStage({ name: "preview", file: file.name, lines: checked.answer });
    if (checked) settleFailure(checked);
  }

  async function invite(lines: CheckedLine[]): Promise<void> {
    setFault(null);
    const sent = lines.filter(({ state }) => state === "new");
    const result = await calls.invite(sent.map(({ offer }) => offer));
    if (!result.ok) return settleFailure(result);
    const refused = new Map(
      result.answer.results.flatMap(({ problem }, index) => {
        const line = sent[index];
        return line && problem ? [[line.number, faultsOf(problem)] as const] : [];
      }),
    );
    const wrong = lines.flatMap((line) => {
      const faults = refused.get(line.number);
      if (faults) return [{ ...line, state: "wrong" as const, faults }];
      return line.state === "wrong" ? [line] : [];
    });
    setStage({ name: "done", invited: sent.length - refused.size, lines: wrong });
  }

  /** If the connection breaks, the file can be sent again: nobody is invited twice. */
  function settleFailure(failure: Exclude<CallResult<unknown>, { ok: true }>): void {
    if (failure.why === "refused" && failure.problem.status === 401) return onSessionEnded();
    if (failure.why === "refused" || failure.why === "offline") setFault({ kind: "offline" });
  }

  const count = (state: CheckedLine["state"]) =>
    stage.name === "preview" ? stage.lines.filter((line) => line.state === state).length : 0;
  const [fresh, known, wrong] = [count("new"), count("known"), count("wrong")];
  return (
    <div className="k-flow">
      <p>
        <Link standalone download={t("inviteFile.templateName")} href={templateUrl(language)}>
          {t("inviteFile.template")}
        </Link>
      </p>
      {inviter.email === null ? null : <p className="quiet">{t("inviteFile.emailsTo", { email: inviter.email })}</p>}
      <FileDrop
        label={t("inviteFile.file")}
        help={t("inviteFile.fileHelp", { most: number(invitationsPerBatch) })}
        accept=".csv,text/csv"
        multiple={false}
        files={[]}
        onFiles={(files) => void choose(files)}
        texts={{
          choose: t("inviteFile.choose"),
          drop: t("inviteFile.drop"),
          photo: "",
          cancel: t("common.cancel"),
          retry: t("common.retry"),
          replace: t("inviteFile.choose"),
          remove: t("manager.people.remove"),
          uploading: t("common.loading"),
          waiting: t("common.loading"),
          done: t("common.loading"),
        }}
      />
      {busy ? <p role="status">{t("inviteFile.reading")}</p> : null}
      {fault ? (
        <InlineMessage
          tone="error"
          toneLabel={t("common.error")}
          live
          title={t(`inviteFile.fault.${fault.kind}`, { most: number(invitationsPerBatch) })}
        >
          {fault.kind === "header"
            ? t("inviteFile.missing", {
                columns: columns
                  .filter(({ path }) => fault.missing.includes(path))
                  .map(({ names }) => names[language])
                  .join(", "),
              })
            : t(`inviteFile.faultText.${fault.kind}`)}
        </InlineMessage>
      ) : null}
      {stage.name === "preview" ? (
        <>
          <h2>{t("inviteFile.previewOf", { file: stage.file })}</h2>
          <p role="status">
            {t("inviteFile.counts", {
              fresh: number(fresh),
              known: number(known),
              twice: number(count("twice")),
              wrong: number(wrong),
            })}
          </p>
          {wrong > 0 ? <p>{t("inviteFile.correct")}</p> : null}
          <PreviewTable lines={stage.lines} />
          {fresh > 0 ? (
            <p>
              <Button onClick={() => invite(stage.lines)} busyLabel={t("inviteFile.sending")}>
                {fresh === 1 ? t("inviteFile.sendOne") : t("inviteFile.send", { count: number(fresh) })}
              </Button>
            </p>
          ) : null}
        </>
      ) : null}
      {stage.name === "done" ? (
        <>
          <InlineMessage
            tone="success"
            toneLabel={t("common.note")}
            live
            title={
              stage.invited === 1 ? t("inviteFile.doneOne") : t("inviteFile.done", { count: number(stage.invited) })
            }
          >
            {t("inviteFile.doneText")}
          </InlineMessage>
          {stage.lines.length > 0 ? (
            <>
              <p>{t("inviteFile.correct")}</p>
              <PreviewTable lines={stage.lines} />
            </>
          ) : null}
        </>
      ) : null}
    </div>
  );
}
