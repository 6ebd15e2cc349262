import { describeExport, listStaffActs, type StaffActRow, staffActions } from "@kautia/contract";
import { Link } from "@kautia/design-system";
import { useApp } from "#shell/app/app-context.ts";
import { type Text, when } from "@kautia/locales/format";
import { useText } from "#shell/i18n/use-text.ts";
import { useScreenPath } from "#shell/use-screen-path.ts";
import type { StaffPageProps } from "../StaffScreen.tsx";
import { handledByPage, pick } from "#parts/tables/use-table.ts";
import { ListPage } from "./ListPage.tsx";

/** What an act concerned, if it belongs to no application. */
function subjectOf({ person, partner, partnerPerson, webhook, exported }: StaffActRow, t: Text["t"]): string {
  if (exported) return describeExport(exported, t);
  return [person, partnerPerson, partner, webhook].filter(Boolean).join(", ") || "–";
}

/** Who did what at the desk, for administrators. */
export function ActsPage(props: StaffPageProps) {
  const { api } = useApp();
  const text = useText();
  const { t } = text;
  const path = useScreenPath();
  return (
    <ListPage
      {...props}
      exported="acts"
      title={t("staff.area.acts")}
      lead={t("staff.acts.lead")}
      finder={{
        searchHelp: t("staff.acts.search"),
        filters: [
          {
            name: "act",
            label: t("staff.col.what"),
            emptyText: t("staff.all"),
            options: staffActions.map((value) => ({ value, label: t(`staff.did.${value}`) })),
          },
        ],
      }}
      load={(query) =>
        api.call(
          listStaffActs,
          {
            query: {
              act: pick(staffActions, query.get("act")),
              search: query.get("search"),
              page: query.get("page") ?? undefined,
            },
          },
          handledByPage,
        )
      }
      rowKey={({ id }) => id}
      columns={() => [
        { key: "when", label: t("staff.col.when"), renderCell: ({ at }) => when(text, at) },
        { key: "by", label: t("staff.col.by"), renderCell: ({ by }) => by },
        { key: "what", label: t("staff.col.what"), renderCell: ({ act }) => t(`staff.did.${act}`) },
        {
          key: "whom",
          label: t("staff.col.whom"),
          renderCell: (row) => {
            const { refId, contractNumber, tenantName } = row;
            if (refId === null) return subjectOf(row, t);
            return (
              <Link standalone href={path(contractNumber ? "staff-policy" : "staff-case", { refId })}>
                {contractNumber ? (
                  <>
                    {tenantName ? <span>{`${tenantName}, `}</span> : null}
                    <span className="data-table__whole">{contractNumber}</span>
                  </>
                ) : (
                  tenantName || refId
                )}
              </Link>
            );
          },
        },
      ]}
    />
  );
}
