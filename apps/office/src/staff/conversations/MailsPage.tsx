import { listTroubledMails, sendMailAgain, settleMail, type StaffMailRow } from "@kautia/contract";
import { when } from "@kautia/locales/format";
import { createLazyRoute } from "@tanstack/react-router";
import { choice } from "../../list/columns.ts";
import { ListPage } from "../../list/ListPage.tsx";
import { Facts } from "../../parts/Facts.tsx";
import { ActButton } from "../../parts/ActButton.tsx";
import { ContractLink } from "../places.tsx";
import { useText } from "../../text/use-text.ts";
import { Assignment } from "../work/Assignment.tsx";
import { AreaTabs } from "../AreaTabs.tsx";
import { DeclareButton } from "./DeclareLink.tsx";
import { sayMailError, useMailColumns } from "./mail-columns.tsx";

export const Route = createLazyRoute("/staff/mails")({ component: MailsPage });

/** Mails that did not reach anybody, and letters that came back. */
function MailsPage() {
  const { t } = useText();
  return (
    <ListPage
      call={listTroubledMails}
      list="mails"
      search={Route.useSearch()}
      title={t("office.mails")}
      below={<AreaTabs of="conversations" />}
      actions={<DeclareButton />}
      searchLabel={t("staff.searchMails")}
      filters={[
        choice("state", t("staff.state"), ["REFUSED", "WAITING", "POST"] as const, (value) => t(`staff.mail.${value}`)),
      ]}
      columns={useMailColumns("mails")}
      rowId={({ id }) => id}
      nameOf={({ to }) => to}
      acts={["ASSIGN", "SEND_AGAIN", "TICK_OFF"]}
      peek={UndeliveredMail}
      empty={t("staff.mailsNone")}
    />
  );
}

function UndeliveredMail({ of: row }: { of: StaffMailRow }) {
  const text = useText();
  const { t } = text;
  const request = { params: { id: row.id } };
  return (
    <>
      <h2>{row.subject}</h2>
      <Facts
        facts={[
          { label: t("staff.col.to"), value: row.postalAddress ?? row.to },
          { label: t("staff.col.contract"), value: <ContractLink {...row} /> },
          { label: t("staff.col.written"), value: when(text, row.createdAt) },
          { label: t("office.mails.returned"), value: row.returnedAt && when(text, row.returnedAt) },
          { label: t("staff.col.tries"), value: row.tries },
          { label: t("staff.col.error"), value: sayMailError(row, text) },
          { label: t("office.mails.server"), value: row.lastError },
        ]}
      />
      <Assignment kind="MAIL" id={row.id} assignee={row.assignee} dueAt={row.dueAt} isOpen={row.state === "REFUSED"} />
      {row.state === "REFUSED" ? (
        <div className="form-actions">
          {row.mayRepeat ? (
            <ActButton call={sendMailAgain} request={request} act={t("staff.mail.again")} said={t("staff.mail.done")}>
              {t("staff.mail.again")}
            </ActButton>
          ) : null}
          <ActButton call={settleMail} request={request} variant="secondary" said={t("staff.mail.settled")}>
            {t("staff.mail.settle")}
          </ActButton>
        </div>
      ) : null}
    </>
  );
}
