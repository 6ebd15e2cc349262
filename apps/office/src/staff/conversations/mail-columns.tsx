import { mailFailure, type StaffMailRow } from "@kautia/contract";
import type { Column } from "../../list/columns.ts";
import { useText } from "../../text/use-text.ts";
import { assigneeColumn, contractColumn, dueColumn } from "../work/columns.tsx";

export function useMailColumns(of: "mails" | "letters"): Column<StaffMailRow>[] {
  const text = useText();
  const { t, shortDate } = text;
  return [
    { id: "subject", label: t("staff.col.subject"), opens: true, cell: ({ subject }) => subject },
    { id: "to", label: t("staff.col.to"), cell: ({ to, postalAddress }) => postalAddress ?? to },
    contractColumn(text),
    ...(of === "mails"
      ? [
          { id: "error", label: t("staff.col.error"), cell: (row: StaffMailRow) => <MailError of={row} /> },
          { id: "state", label: t("staff.state"), cell: ({ state }: StaffMailRow) => t(`staff.mail.${state}`) },
        ]
      : []),
    {
      id: "written",
      label: t("staff.col.written"),
      order: "createdAt",
      isShort: true,
      cell: ({ createdAt }) => shortDate(createdAt),
    },
    dueColumn(text),
    assigneeColumn(text),
  ];
}

/** What went wrong, in words. */
export function MailError({ of: { lastError, isMisconfigured } }: { of: StaffMailRow }) {
  const { t } = useText();
  if (lastError === null) return "–";
  return t(isMisconfigured ? "staff.mail.misconfigured" : `staff.failure.${mailFailure(lastError)}`);
}
