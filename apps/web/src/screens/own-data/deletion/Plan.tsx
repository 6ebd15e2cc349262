import type { DeletionPlan } from "@kautia/contract";
import { Card, SummaryList } from "@kautia/design-system";
import { useText } from "#texts/use-text.ts";

const deleted = ["account", "consents", "answers", "documents", "messages", "mails"] as const;

/** Lists what is deleted now, and the policies that the law requires us to keep, with their dates. */
export function Plan({ kept }: Pick<DeletionPlan, "kept">) {
  const { t, date } = useText();
  return (
    <>
      <Card title={t("deletion.goneTitle")}>
        <ul>
          {deleted.map((what) => (
            <li key={what}>{t(`deletion.gone.${what}`)}</li>
          ))}
        </ul>
      </Card>
      {kept.length > 0 ? (
        <Card title={t("deletion.keptTitle")}>
          <div className="k-flow">
            <p>{t("deletion.keptText")}</p>
            <SummaryList
              rows={kept.map(({ contractNumber, fullAddress, until, because }) => ({
                key: contractNumber,
                label: `${contractNumber}, ${fullAddress}`,
                value: `${t("deletion.keptUntil", { date: date(until) })} ${t(`deletion.because.${because}`)}`,
              }))}
            />
          </div>
        </Card>
      ) : null}
    </>
  );
}
