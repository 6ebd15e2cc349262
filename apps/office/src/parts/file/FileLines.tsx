import type { FieldError } from "@kautia/contract";
import { errorText, type FieldWords, type Text } from "@kautia/locales/format";
import { type ReactNode } from "react";
import type { Column } from "../../list/columns.ts";
import { RowTable } from "../../list/RowTable.tsx";
import { useText } from "../../text/use-text.ts";
import { addressWords } from "../address/address-words.ts";
import { rentalWords } from "../rental/rental.ts";
import { Status } from "../Status.tsx";
import type { CheckedLine } from "./check-lines.ts";
import type { FileColumns, Line } from "./read-csv.ts";

interface FileLinesProps<Columns extends FileColumns, Item> {
  columns: Columns;
  lines: readonly CheckedLine<Columns, Item>[];
  about: readonly { label: string; cell: (line: Line<Columns>) => ReactNode }[];
  words: { newLine: string; doneLine: string };
}

const dayWords: FieldWords = { FIELD_INVALID: "inviteFile.day" };
const fieldWords: Record<string, FieldWords> = {
  "address.street": addressWords.street,
  "address.zip": addressWords.zip,
  "landlord.email": { EMAIL_ONBOARDING_MUST_BE_DIFFERENT: "invite.sameEmail" },
  ...rentalWords,
  insuranceStart: dayWords,
  insuranceEnd: { ...rentalWords.insuranceEnd, ...dayWords },
};

/** Every line of the file with what happens or has happened to it, and what is wrong with it. */
export function FileLines<Columns extends FileColumns, Item>(props: FileLinesProps<Columns, Item>) {
  const { t } = useText();
  return (
    <RowTable
      caption={t("inviteFile.preview")}
      columns={useColumns(props)}
      rows={props.lines}
      rowId={({ number }) => String(number)}
      empty=""
    />
  );
}

function useColumns<Columns extends FileColumns, Item>({
  columns,
  about,
  words,
}: FileLinesProps<Columns, Item>): Column<CheckedLine<Columns, Item>>[] {
  const { t } = useText();
  return [
    { id: "line", label: t("inviteFile.line"), isNumeric: true, cell: ({ number }) => number },
    {
      id: "state",
      label: t("inviteFile.state"),
      cell: (line) => <LineState line={line} columns={columns} words={words} />,
    },
    ...about.map(({ label, cell }) => ({ id: label, label, cell })),
  ];
}

interface StateProps<Columns extends FileColumns> {
  line: Pick<CheckedLine, "state" | "known" | "faults">;
  columns: Columns;
  words: { newLine: string; doneLine: string };
}

function LineState<Columns extends FileColumns>({ line, columns, words }: StateProps<Columns>) {
  const text = useText();
  const { state, known, faults } = line;
  if (state === "new") return words.newLine;
  if (state === "done") return <Status tone="good">{words.doneLine}</Status>;
  if (state === "known") return known;
  return (
    <ul className="faults">
      {faults.map((fault) => (
        <li key={`${fault.path} ${fault.errorCode}`}>{faultText(fault, columns, text)}</li>
      ))}
    </ul>
  );
}

function faultText(fault: FieldError, columns: FileColumns, text: Text): string {
  const name = columns[fault.path]?.names[text.language];
  const { repeats } = fault.params;
  const why =
    repeats === undefined
      ? errorText({ ...fault, from: "browser" }, text, fieldWords[fault.path])
      : text.t("office.file.repeated", { line: String(repeats) });
  return name === undefined ? why : `${name}: ${why}`;
}
