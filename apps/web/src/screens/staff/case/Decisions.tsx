import type { StaffCase, StaffDecision } from "@kautia/contract";
import { useText } from "#shell/i18n/use-text.ts";
import { type Column, DataTable } from "#parts/tables/DataTable.tsx";
import { when } from "@kautia/locales/format";

/** All decisions on the application, newest first, with the versions of rules and tariff. */
export function Decisions({ of: { decisions } }: { of: StaffCase }) {
  const text = useText();
  const { t } = text;
  const columns: Column<StaffDecision>[] = [
    { key: "when", label: t("staff.col.when"), renderCell: ({ at }) => when(text, at) },
    {
      key: "by",
      label: t("staff.col.by"),
      renderCell: ({ madeBy, by }) => by ?? t(`staff.madeBy.${madeBy}`),
    },
    {
      key: "what",
      label: t("staff.col.what"),
      renderCell: ({ outcome, madeBy, note, requiredDocuments, ruleVersion, tariffVersion, inputHash }) => (
        <>
          <span>
            {t(outcome === "QUOTE" && madeBy === "RULES" ? "staff.ruleOutcome.QUOTE" : `staff.outcome.${outcome}`)}
          </span>
          {requiredDocuments.map((type) => (
            <div key={type}>{t(`documents.${type}`)}</div>
          ))}
          {note === null ? null : <blockquote className="staff-note">{note}</blockquote>}
          <div className="quiet">
            {t("staff.decision.versions", {
              rules: ruleVersion,
              tariff: tariffVersion,
              hash: inputHash.slice(0, 8),
            })}
          </div>
        </>
      ),
    },
  ];
  return (
    <section className="k-flow">
      <h2>{t("staff.case.decisions")}</h2>
      <DataTable
        caption={t("staff.case.decisions")}
        columns={columns}
        rows={decisions}
        rowKey={({ id }) => id}
        empty={t("staff.nothing")}
      />
    </section>
  );
}
