import { isAnswered, questions, type TenantRecord, visiblePages } from "@kautia/contract";
import { Link, SummaryList, TextWithEmails } from "@kautia/design-system";
import { answersOfPage } from "../../questions/summary.ts";
import { useText } from "../../shell/i18n/use-text.ts";
import { useScreenPath } from "../../shell/use-screen-path.ts";
import "./summary.css";

/**
 * The answers, a row for each page, with a 'Change' link that returns here. An invited tenant sees only the pages that
 * have an answer.
 */
export function AnswerList({ record }: { record: TenantRecord }) {
  const text = useText();
  const { t } = text;
  const path = useScreenPath();
  const answered = new Set(questions.filter((question) => isAnswered(question, record)).map(({ id }) => id));
  const listed = visiblePages(record).filter(
    ({ steps }) => !record.invited || steps.some((step) => answered.has(step)),
  );

  return (
    <SummaryList
      rows={listed.map((page) => ({
        key: page.id,
        label: t(`questions.${page.id}.short`),
        value: <Lines lines={answersOfPage(page, record, text)} />,
        action: (
          <Link
            standalone
            href={`${path("index")}?step=${page.steps[0]}&edit=1`}
            hiddenText={t(`questions.${page.id}.short`)}
          >
            {t("common.change")}
          </Link>
        ),
      }))}
    />
  );
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
