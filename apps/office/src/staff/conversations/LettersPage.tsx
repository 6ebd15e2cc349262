import { buildUrl, getLetter, listTroubledMails, noteLetterPosted, type StaffMailRow } from "@kautia/contract";
import { ButtonLink } from "@kautia/design-system";
import { when } from "@kautia/locales/format";
import { createLazyRoute } from "@tanstack/react-router";
import { ListPage } from "../../list/ListPage.tsx";
import { Facts } from "../../parts/Facts.tsx";
import { ActButton } from "../../parts/ActButton.tsx";
import { ContractLink } from "../places.tsx";
import { useText } from "../../text/use-text.ts";
import { Assignment } from "../work/Assignment.tsx";
import { AreaTabs } from "../AreaTabs.tsx";
import { DeclareButton } from "./DeclareLink.tsx";
import { useMailColumns } from "./mail-columns.tsx";

export const Route = createLazyRoute("/staff/letters")({ component: LettersPage });

function LettersPage() {
  const { t } = useText();
  return (
    <ListPage
      call={listTroubledMails}
      list="mails"
      search={Route.useSearch()}
      fixed={["state"]}
      title={t("office.letters")}
      below={<AreaTabs of="conversations" />}
      actions={<DeclareButton />}
      searchLabel={t("staff.searchMails")}
      columns={useMailColumns("letters")}
      rowId={({ id }) => id}
      nameOf={({ to }) => to}
      acts={["ASSIGN", "TICK_OFF"]}
      peek={Letter}
      empty={t("office.letters.none")}
    />
  );
}

function Letter({ of: row }: { of: StaffMailRow }) {
  const text = useText();
  const { t } = text;
  const params = { id: row.id };
  return (
    <>
      <h2>{row.subject}</h2>
      <Facts
        facts={[
          { label: t("staff.col.to"), value: row.postalAddress },
          { label: t("staff.col.contract"), value: <ContractLink {...row} /> },
          { label: t("staff.col.written"), value: when(text, row.createdAt) },
        ]}
      />
      <Assignment kind="LETTER" id={row.id} assignee={row.assignee} dueAt={row.dueAt} isOpen={true} />
      <div className="form-actions">
        <ButtonLink variant="secondary" href={buildUrl(getLetter, params)} download>
          {t("staff.mail.letter")}
        </ButtonLink>
        {row.hasEnclosure ? (
          <ButtonLink variant="secondary" href={buildUrl(getLetter, params, { part: "enclosure" })} download>
            {t("staff.mail.enclosure")}
          </ButtonLink>
        ) : null}
        <ActButton call={noteLetterPosted} request={{ params }} said={t("staff.mail.posted")}>
          {t("staff.mail.post")}
        </ActButton>
      </div>
    </>
  );
}
