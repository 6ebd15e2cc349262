import { isAnswered, type QuestionPage, questions, type TenantRecord, visiblePages } from "@kautia/contract";
import { Link, SummaryList, TextWithEmails } from "@kautia/design-system";
import { meantEmail } from "../../form/email-typo.ts";
import { answersOfPage } from "../../questions/summary.ts";
import { useText } from "../../texts/use-text.ts";
import { useScreenPath } from "../../routing/use-screen-path.ts";
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
        value: (
          <>
            <Lines lines={answersOfPage(page, record, text)} />
            <MeantEmail page={page} record={record} />
          </>
        ),
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

/** Asks about a likely typo in the page's email address, and leads to the page, which mends it by a tap. */
function MeantEmail({ page, record }: { page: QuestionPage; record: TenantRecord }) {
  const { t } = useText();
  const path = useScreenPath();
  const email = page.steps.includes("name")
    ? record.userInfo?.email
    : page.steps.includes("landlord-info") && record.landlordInfo?.email;
  const meant = email ? meantEmail(email) : null;
  if (meant === null) return null;
  return (
    <Link standalone href={`${path("index")}?step=${page.steps[0]}&edit=1`}>
      {t("fields.emailMeant", { email: meant })}
    </Link>
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
