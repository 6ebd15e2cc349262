import { countryOfContract, finishFollowUp, type FollowUpRow, listFollowUps } from "@kautia/contract";
import { Link } from "@kautia/design-system";
import { useApp } from "#shell/app/app-context.ts";
import { useText } from "#shell/i18n/use-text.ts";
import { when } from "@kautia/locales/format";
import { SettleWithNote } from "../SettleWithNote.tsx";
import type { StaffPageProps } from "../StaffScreen.tsx";
import { EmailAddress } from "#parts/tables/EmailAddress.tsx";
import { handledByPage } from "#parts/tables/use-table.ts";
import { ContractLink } from "../ContractLink.tsx";
import { ListPage } from "./ListPage.tsx";

/** Tenants who were told that somebody will be in touch, longest waiting first. */
export function FollowUpsPage(props: StaffPageProps) {
  const { api } = useApp();
  const text = useText();
  const { t } = text;
  return (
    <ListPage
      {...props}
      title={t("staff.area.follow-ups")}
      lead={t("staff.followUps.lead")}
      empty={t("staff.followUps.none")}
      finder={{ searchHelp: t("staff.searchPolicies"), filters: [] }}
      load={(query) => {
        const [search, page] = [query.get("search"), query.get("page") ?? undefined];
        return api.call(listFollowUps, { query: { search, page } }, handledByPage);
      }}
      exported="follow-ups"
      rowKey={({ id }) => id}
      columns={(reload) => [
        {
          key: "contract",
          label: t("staff.col.contract"),
          whole: true,
          renderCell: ({ reasons }) =>
            reasons.map(({ id, refId, contractNumber }) => (
              <ContractLink key={id} refId={refId} contractNumber={contractNumber} />
            )),
        },
        { key: "tenant", label: t("staff.col.tenant"), renderCell: (row) => <Tenant row={row} /> },
        {
          key: "kind",
          label: t("staff.col.what"),
          renderCell: ({ reasons, amount }) =>
            `${reasons.map(({ kind }) => t(`staff.followUp.${kind}`)).join(", ")}, ${text.in(countryOfContract(reasons[0]?.contractNumber ?? "")).exactMoney(amount)}`,
        },
        { key: "since", label: t("staff.followUps.promised"), renderCell: ({ since }) => when(text, since) },
        {
          key: "act",
          label: t("staff.col.act"),
          renderCell: ({ id, tenantName, reasons }) => (
            <SettleWithNote
              call={finishFollowUp}
              params={{ id }}
              label="staff.followUps.note"
              go="staff.followUps.go"
              about={tenantName}
              more={{ reasons: reasons.map((reason) => reason.id), outcome: "REACHED", returnsOn: null }}
              onSettled={reload}
            />
          ),
        },
      ]}
    />
  );
}

/** The name, with a number to call and an address to write to. */
function Tenant({ row: { tenantName, email, phone } }: { row: FollowUpRow }) {
  return (
    <>
      <span>{tenantName}</span>
      {phone ? (
        <div>
          <Link standalone href={`tel:${phone}`}>
            {phone}
          </Link>
        </div>
      ) : null}
      <div className="quiet">
        <EmailAddress of={email} />
      </div>
    </>
  );
}
