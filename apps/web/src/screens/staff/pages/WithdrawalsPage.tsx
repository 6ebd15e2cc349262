import { listUnmatchedWithdrawals, handledWithdrawalDays } from "@kautia/contract";
import { useApp } from "#shell/app/app-context.ts";
import { useText } from "#shell/i18n/use-text.ts";
import { when } from "@kautia/locales/format";
import type { StaffPageProps } from "../StaffScreen.tsx";
import { EmailAddress } from "#parts/tables/EmailAddress.tsx";
import { handledByPage } from "#parts/tables/use-table.ts";
import { ListPage } from "./ListPage.tsx";

/** Withdrawals without login that match no contract, newest first. */
export function WithdrawalsPage(props: StaffPageProps) {
  const { api } = useApp();
  const text = useText();
  const { t } = text;
  return (
    <ListPage
      {...props}
      exported="withdrawals"
      title={t("staff.area.withdrawals")}
      lead={t("staff.withdrawalsLead", { days: handledWithdrawalDays })}
      empty={t("staff.withdrawalsNone")}
      finder={{ searchHelp: t("staff.searchWithdrawals"), filters: [] }}
      load={(query) =>
        api.call(
          listUnmatchedWithdrawals,
          { query: { search: query.get("search"), page: query.get("page") ?? undefined } },
          handledByPage,
        )
      }
      rowKey={({ id }) => id}
      columns={() => [
        { key: "when", label: t("staff.col.when"), renderCell: ({ declaredAt }) => when(text, declaredAt) },
        {
          key: "contract",
          label: t("staff.col.contract"),
          whole: true,
          renderCell: ({ contractNumber }) => contractNumber,
        },
        {
          key: "name",
          label: t("staff.col.name"),
          renderCell: ({ name, email }) => (
            <>
              <span>{name ?? "–"}</span>
              <div className="quiet">
                <EmailAddress of={email} />
              </div>
            </>
          ),
        },
      ]}
    />
  );
}
