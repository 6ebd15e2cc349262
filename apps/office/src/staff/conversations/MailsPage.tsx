import { listTroubledMails, sendMailAgain, settleMail, type StaffMailRow } from "@kautia/contract";
import { Button } from "@kautia/design-system";
import { when } from "@kautia/locales/format";
import { createLazyRoute } from "@tanstack/react-router";
import { useChange } from "../../api/queries.ts";
import { choice } from "../../list/columns.ts";
import { ListPage } from "../../list/ListPage.tsx";
import { Facts } from "../../parts/Facts.tsx";
import { Failed } from "../../parts/Failed.tsx";
import { ContractLink } from "../../parts/StaffLink.tsx";
import { useAct } from "../../shell/keys.tsx";
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
  const again = useChange(sendMailAgain, { said: t("staff.mail.done") });
  const settle = useChange(settleMail, { said: t("staff.mail.settled") });
  const params = { id: row.id };
  const mayRepeat = row.state === "REFUSED" && row.mayRepeat;
  useAct(mayRepeat ? t("staff.mail.again") : null, () => again.mutate({ params }));
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
          {mayRepeat ? (
            <Button busy={again.isPending} onClick={() => again.mutate({ params })}>
              {t("staff.mail.again")}
            </Button>
          ) : null}
          <Button variant="secondary" busy={settle.isPending} onClick={() => settle.mutate({ params })}>
            {t("staff.mail.settle")}
          </Button>
        </div>
      ) : null}
      <Failed error={again.error ?? settle.error} />
    </>
  );
}
