import type { StaffPolicy } from "@kautia/contract";
import { Link } from "@kautia/design-system";
import { useText } from "#shell/i18n/use-text.ts";
import { when } from "@kautia/locales/format";
import { useScreenPath } from "#shell/use-screen-path.ts";
import { DataTable } from "#parts/tables/DataTable.tsx";

/** The landlord's claims and the tenant's proofs of moving out. */
export function Claims({ policy: { claims, movingOuts } }: { policy: StaffPolicy }) {
  const text = useText();
  const { t, exactMoney, date } = text;
  const path = useScreenPath();
  return (
    <div className="k-flow">
      <section className="k-flow">
        <h2>{t("staff.area.claims")}</h2>
        <DataTable
          caption={t("staff.area.claims")}
          empty={t("staff.claimsNone")}
          rows={claims}
          rowKey={({ id }) => id}
          columns={[
            {
              key: "since",
              label: t("staff.col.since"),
              renderCell: ({ id, reportedAt }) => (
                <Link standalone href={path("staff-claim", { claimId: id })}>
                  {when(text, reportedAt)}
                </Link>
              ),
            },
            {
              key: "amount",
              label: t("staff.col.claimed"),
              numeric: true,
              renderCell: ({ amount }) => exactMoney(amount),
            },
            {
              key: "state",
              label: t("staff.col.state"),
              renderCell: ({ state, granted }) =>
                `${t(`staff.claim.${state}`)}${granted ? `, ${exactMoney(granted)}` : ""}`,
            },
          ]}
        />
      </section>
      <section className="k-flow">
        <h2>{t("staff.area.moving-outs")}</h2>
        <DataTable
          caption={t("staff.area.moving-outs")}
          empty={t("staff.policy.noMovingOut")}
          rows={movingOuts}
          rowKey={({ id }) => id}
          columns={[
            {
              key: "day",
              label: t("staff.movingOut.day"),
              renderCell: ({ id, movedOutOn }) => (
                <Link standalone href={`${path("staff-area", { area: "moving-outs" })}?id=${id}`}>
                  {date(movedOutOn)}
                </Link>
              ),
            },
            { key: "state", label: t("staff.col.state"), renderCell: ({ state }) => t(`staff.movingOut.${state}`) },
          ]}
        />
      </section>
    </div>
  );
}
