import { matchBankLines, readBankStatement } from "@kautia/contract";
import { Button, FileDrop } from "@kautia/design-system";
import { useState } from "react";
import { CallError } from "../../api/call-api.ts";
import { useChange } from "../../api/queries.ts";
import { Failed } from "../../parts/Failed.tsx";
import { useFileTexts } from "../../parts/file/use-file-texts.ts";
import { Message } from "../../parts/Message.tsx";
import { useText } from "../../text/use-text.ts";
import { readXml } from "./read-xml.ts";

/** Reads statements of our bank, and looks again what the open payments are. */
export function ReadStatement() {
  const { t, number } = useText();
  const fileTexts = useFileTexts();
  const reading = useChange(readBankStatement);
  const matching = useChange(matchBankLines);
  const [said, setSaid] = useState<string | null>(null);
  const [error, setError] = useState<unknown>(null);
  const isRefused = error instanceof CallError && error.problem?.errorCode === "FIELD_INVALID";

  async function attempt(work: () => Promise<string>): Promise<void> {
    setSaid(null);
    setError(null);
    await work().then(setSaid, setError);
  }

  const read = ([file]: readonly File[]) =>
    attempt(async () => {
      if (!file) return "";
      const { statements, lines, found, open } = await reading.mutateAsync({ body: { xml: await readXml(file) } });
      if (statements === 0) return t("office.bankLines.known");
      return t("office.bankLines.done", {
        statements: number(statements),
        lines: number(lines),
        found: number(found),
        open: number(open),
      });
    });
  const lookAgain = () =>
    attempt(async () => {
      const { found, open } = await matching.mutateAsync({});
      return t("office.bankLines.found", { found: number(found), open: number(open) });
    });

  return (
    <div className="above-list">
      <FileDrop
        id="statement"
        label={t("office.bankLines.read")}
        accept=".xml,application/xml"
        files={[]}
        onFiles={(files) => void read(files)}
        texts={fileTexts}
      />
      <Button variant="text" onClick={lookAgain}>
        {t("office.bankLines.again")}
      </Button>
      <p role="status">{said}</p>
      {isRefused ? <Message live title={t("office.bankLines.refused")} /> : <Failed error={error} />}
    </div>
  );
}
