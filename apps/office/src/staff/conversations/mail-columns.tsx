import { mailFailure, type StaffMailRow } from "@kautia/contract";
import type { Text } from "@kautia/locales/format";
import type { Column } from "../../list/columns.ts";
import { useText } from "../../text/use-text.ts";
import { assigneeColumn, contractColumn, dueColumn } from "../work/columns.tsx";

export function useMailColumns(of: "mails" | "letters"): Column<StaffMailRow>[] {
  const text = useText();
  const { t } = text;
  return [
    { id: "subject", label: t("staff.col.subject"), opens: true, cell: ({ subject }) => subject },
    { id: "to", label: t("staff.col.to"), cell: ({ to, postalAddress }) => postalAddress ?? to },
    contractColumn(text),
    ...(of === "mails"
      ? [
          { id: "error", label: t("staff.col.error"), cell: (row: StaffMailRow) => sayMailError(row, text) },
          { id: "state", label: t("staff.state"), cell: ({ state }: StaffMailRow) => t(`staff.mail.${state}`) },
        ]
      : []),
    { id: "written", label: t("staff.col.written"), order: "createdAt", day: ({ createdAt }) => createdAt },
    dueColumn(text),
    assigneeColumn(text),
  ];
}

/** What went wrong, in words. */
export function sayMailError({ lastError, isMisconfigured }: StaffMailRow, { t }: Pick<Text, "t">): string | null {
  if (lastError === null) return null;
  return t(isMisconfigured ? "staff.mail.misconfigured" : `staff.failure.${mailFailure(lastError)}`);
}
