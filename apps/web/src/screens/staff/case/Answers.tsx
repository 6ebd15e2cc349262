import { type TenantRecord, visibleSteps } from "@kautia/contract";
import { SummaryList } from "@kautia/design-system";
import { answerGroups } from "../../../answers/answer-groups.ts";
import { answerOf } from "../../../answers/answer-of.ts";
import { useText } from "../../../i18n/use-text.ts";

/** What the tenant answered, in the order in which the tenant read it over. */
export function Answers({ record }: { record: Omit<TenantRecord, "token"> }) {
  const text = useText();
  const { t } = text;
  // No answer is in the token, which the desk never sees.
  const whole: TenantRecord = { ...record, token: "" };
  const shown = new Set<string>(visibleSteps(whole).map(({ id }) => id));
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
                value: <Lines lines={answerOf(step, whole, text)} />,
              }))}
          />
        </section>
      ))}
    </section>
  );
}

function Lines({ lines }: { lines: string[] }) {
  return lines.length === 0 ? "–" : lines.map((line) => <div key={line}>{line}</div>);
}
