import { listTroubledMails, sendMailAgain, type StaffMailRow, troubledMailStates } from "@kautia/contract";
import { Button, VisuallyHidden } from "@kautia/design-system";
import { useState } from "react";
import { useApp } from "../../../app/app-context.ts";
import { useText } from "../../../i18n/use-text.ts";
import type { StaffPageProps } from "../StaffScreen.tsx";
import { byItself, pick } from "../use-table.ts";
import { when } from "../../../i18n/when.ts";
import { ListPage } from "./ListPage.tsx";

/** Mails that nobody took, and another try for those that were given up. */
export function MailsPage(props: StaffPageProps) {
  const { api } = useApp();
  const text = useText();
  const { t } = text;
  return (
    <ListPage
      {...props}
      title={t("staff.area.mails")}
      lead={t("staff.mailsLead")}
      empty={t("staff.mailsNone")}
      finder={{
        searchHelp: t("staff.searchMails"),
        filters: [
          {
            name: "state",
            label: t("staff.state"),
            emptyText: t("staff.all"),
            options: troubledMailStates.map((value) => ({ value, label: t(`staff.mail.${value}`) })),
          },
        ],
      }}
      load={(query) =>
        api.call(
          listTroubledMails,
          {
            query: {
              state: pick(troubledMailStates, query.get("state")),
              search: query.get("search"),
              page: query.get("page") ?? undefined,
            },
          },
          byItself,
        )
      }
      rowKey={({ id }) => id}
      columns={() => [
        { key: "to", label: t("staff.col.to"), renderCell: ({ to }) => to },
        { key: "subject", label: t("staff.col.subject"), renderCell: ({ subject }) => subject },
        { key: "written", label: t("staff.col.written"), renderCell: ({ createdAt }) => when(text, createdAt) },
        { key: "tries", label: t("staff.col.tries"), numeric: true, renderCell: ({ tries }) => tries },
        { key: "error", label: t("staff.col.error"), renderCell: ({ lastError }) => lastError ?? "–" },
        { key: "state", label: t("staff.col.state"), renderCell: ({ state }) => t(`staff.mail.${state}`) },
        { key: "act", label: t("staff.col.act"), renderCell: (mail) => <Again mail={mail} onGone={props.onGone} /> },
      ]}
    />
  );
}

function Again({ mail, onGone }: { mail: StaffMailRow; onGone: () => void }) {
  const { api } = useApp();
  const { t } = useText();
  const [said, setSaid] = useState("");

  async function send(): Promise<void> {
    const result = await api.call(sendMailAgain, { params: { id: mail.id } }, byItself);
    if (result.ok) setSaid(t("staff.mail.done"));
    else if (result.problem?.status === 401) onGone();
    else setSaid(t(result.problem ? `errors.${result.problem.errorCode}` : "form.offlineTitle"));
  }

  if (!mail.mayRepeat) return "–";
  return (
    <>
      {said ? null : (
        <Button variant="secondary" onClick={send}>
          {t("staff.mail.again")}
          <VisuallyHidden> {t("staff.mail.againFor", { to: mail.to })}</VisuallyHidden>
        </Button>
      )}
      <span role="status">{said}</span>
    </>
  );
}
