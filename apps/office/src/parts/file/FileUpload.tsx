import { Button, FileDrop, Link } from "@kautia/design-system";
import { type ReactNode, useState } from "react";
import { Failed } from "../Failed.tsx";
import { Message } from "../Message.tsx";
import { useText } from "../../text/use-text.ts";
import type { CheckedLine } from "./check-lines.ts";
import { FileLines } from "./FileLines.tsx";
import { type FileColumns, type FileFault, type Line, readCsv, templateUrl } from "./read-csv.ts";
import { useFileTexts } from "./use-file-texts.ts";

interface FileUploadProps<Columns extends FileColumns, Item> {
  columns: Columns;
  /** The most lines that a file may have. */
  most: number;
  templateName: string;
  /** Says what sending would do with each line. */
  check: (lines: readonly Line<Columns>[]) => Promise<CheckedLine<Columns, Item>[]>;
  /** Sends the lines that are new, and says what became of them. */
  send: (lines: readonly CheckedLine<Columns, Item>[]) => Promise<CheckedLine<Columns, Item>[]>;
  /** What a line is about, such as the tenant's address. */
  about: readonly { label: string; cell: (line: Line<Columns>) => ReactNode }[];
  words: {
    newLine: string;
    doneLine: string;
    send: (count: number) => string;
    done: (count: number) => string;
    empty: string;
  };
}

type Stage<L> = { name: "choose" } | { name: "preview" | "done"; file: string; lines: L[] };

/** Does something for each line of a file. Choosing the file shows each line before anything is sent, and after it. */
export function FileUpload<Columns extends FileColumns, Item>({
  columns,
  most,
  templateName,
  check,
  send,
  about,
  words,
}: FileUploadProps<Columns, Item>) {
  const { t, number, language } = useText();
  const fileTexts = useFileTexts();
  const [stage, setStage] = useState<Stage<CheckedLine<Columns, Item>>>({ name: "choose" });
  const [fault, setFault] = useState<FileFault | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);

  async function attempt(work: () => Promise<void>): Promise<void> {
    setFault(null);
    setError(null);
    setBusy(true);
    await work().catch(setError);
    setBusy(false);
  }

  const choose = ([file]: readonly File[]) =>
    attempt(async () => {
      if (!file) return;
      setStage({ name: "choose" });
      const read = await readCsv(file, columns, { most, language });
      if ("fault" in read) setFault(read.fault);
      else setStage({ name: "preview", file: file.name, lines: await check(read.lines) });
    });

  /** If the connection breaks, the same file can be sent again: nothing happens twice. */
  const sendAll = (file: string, lines: readonly CheckedLine<Columns, Item>[]) =>
    attempt(async () => {
      const sent = new Map(
        (await send(lines.filter(({ state }) => state === "new"))).map((line) => [line.number, line]),
      );
      setStage({ name: "done", file, lines: lines.map((line) => sent.get(line.number) ?? line) });
    });

  const lines = stage.name === "choose" ? [] : stage.lines;
  const count = (state: CheckedLine["state"]) => lines.filter((line) => line.state === state).length;
  const fresh = count("new");
  return (
    <>
      <p>
        <Link standalone download={templateName} href={templateUrl(columns, language)}>
          {t("inviteFile.template")}
        </Link>
      </p>
      <div className="narrow">
        <FileDrop
          label={t("inviteFile.file")}
          help={t("inviteFile.fileHelp", { most: number(most) })}
          accept=".csv,text/csv"
          files={[]}
          onFiles={(files) => void choose(files)}
          texts={fileTexts}
        />
      </div>
      <p role="status">{isBusy ? t("inviteFile.reading") : null}</p>
      <Failed error={error} />
      {fault ? (
        <Message tone="error" live title={t(`inviteFile.fault.${fault.kind}`, { most: number(most) })}>
          {fault.kind === "header"
            ? t("inviteFile.missing", { columns: fault.missing.join(", ") })
            : fault.kind === "empty"
              ? words.empty
              : t(`inviteFile.faultText.${fault.kind}`)}
        </Message>
      ) : null}
      {stage.name === "choose" ? null : (
        <>
          <h2>{t("inviteFile.previewOf", { file: stage.file })}</h2>
          {stage.name === "done" ? <Message tone="success" live title={words.done(count("done"))} /> : null}
          <p role="status">
            {t("office.file.counts", {
              fresh: number(fresh),
              known: number(count("known")),
              wrong: number(count("wrong")),
              done: number(count("done")),
            })}
          </p>
          {count("wrong") > 0 ? <p>{t("inviteFile.correct")}</p> : null}
          {stage.name === "preview" && fresh > 0 ? (
            <p>
              <Button onClick={() => sendAll(stage.file, lines)} busy={isBusy}>
                {words.send(fresh)}
              </Button>
            </p>
          ) : null}
          <FileLines columns={columns} lines={lines} about={about} words={words} />
        </>
      )}
    </>
  );
}
