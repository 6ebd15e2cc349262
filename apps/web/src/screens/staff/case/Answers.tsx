import { type TenantRecord, visibleQuestions } from "@kautia/contract";
import { SummaryList } from "@kautia/design-system";
import { answerGroups, answerOf } from "#questions/summary.ts";
import { useText } from "#shell/i18n/use-text.ts";
import { neutralText } from "./neutral-text.ts";

/** The tenant's answers, in the order of the summary screen. */
export function Answers({ record }: { record: Omit<TenantRecord, "token"> }) {
  const text = neutralText(useText());
  const { t } = text;
  // The desk never receives the token, and no answer depends on it.
  const fullRecord: TenantRecord = { ...record, token: "" };
  const shown = new Set<string>(visibleQuestions(fullRecord).map(({ id }) => id));
  return (
    <section className="k-flow">
      <h2>{t("staff.case.answers")}</h2>
      {answerGroups.map(({ name, steps }) => (
        <section key={name} className="k-flow">
          <h3>{t(`staff.group.${name}`)}</h3>
          <SummaryList
            rows={steps
              .filter((step) => shown.has(step))
              .map((step) => ({
                key: step,
                label: t(`questions.${step}.short`),
                value: <Lines lines={answerOf(step, fullRecord, text)} />,
              }))}
          />
        </section>
      ))}
    </section>
  );
}

function Lines({ lines }: { lines: string[] }) {
  return lines.length === 0 ? <span>–</span> : lines.map((line) => <div key={line}>{line}</div>);
}
