import { isAnswered, type QuestionId, type TenantRecord, visibleQuestions } from "@kautia/contract";
import { Link, SummaryList, TextWithEmails } from "@kautia/design-system";
import { answerGroups, answerOf } from "../../questions/summary.ts";
import { useText } from "../../shell/i18n/use-text.ts";
import { useScreenPath } from "../../shell/use-screen-path.ts";
import "./summary.css";

/**
 * Every answer to a visible question, with a 'Change' link that returns here. An invited tenant sees only the questions
 * that have an answer.
 */
export function AnswerLists({ record }: { record: TenantRecord }) {
  const text = useText();
  const { t } = text;
  const path = useScreenPath();
  const listed = visibleQuestions(record).filter((step) => !record.invited || isAnswered(step, record));
  const shown = new Set<QuestionId>(listed.map(({ id }) => id));

  return answerGroups.map(({ name, steps }) => (
    <section key={name} className="answers">
      <h2>{t(`summary.${name}`)}</h2>
      <SummaryList
        rows={steps
          .filter((step) => shown.has(step))
          .map((step) => ({
            key: step,
            label: t(`questions.${step}.short`),
            value: <Lines lines={answerOf(step, record, text)} />,
            action: (
              <Link standalone href={`${path("index")}?step=${step}&edit=1`} hiddenText={t(`questions.${step}.short`)}>
                {t("common.change")}
              </Link>
            ),
          }))}
      />
    </section>
  ));
}

function Lines({ lines }: { lines: string[] }) {
  const { t } = useText();
  if (lines.length === 0) return <span className="quiet">{t("summary.notGiven")}</span>;
  return lines.map((line) => (
    <div key={line}>
      <TextWithEmails text={line} />
    </div>
  ));
}
