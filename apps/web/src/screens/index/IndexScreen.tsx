import {
  isAnswered,
  mayAct,
  missingEssentials,
  neighbourPage,
  questionPageOf,
  type QuestionId,
  questions as all,
  type TenantRecord,
  visiblePages,
} from "@kautia/contract";
import { Question as Head } from "@kautia/design-system";
import { useEffect } from "react";
import { useApp } from "../../app/app-context.ts";
import { useStore } from "../../browser/store.ts";
import { whenIdle } from "../../browser/when-idle.ts";
import { useText } from "../../texts/use-text.ts";
import { useLocation, useNavigateFromHere } from "../../navigation/use-location.ts";
import { Chapter } from "./Chapter.tsx";
import { QuoteRail, useShortQuote } from "../../parts/price/QuoteRail.tsx";
import { questionModules } from "../../questions/question-modules.ts";
import { QuestionGroup } from "../../form/QuestionGroup.tsx";
import { ContinueElsewhere } from "../../frame/ContinueElsewhere.tsx";
import { Page } from "../../frame/Page.tsx";
import { reviewPath } from "../../routing/review-path.ts";
import { usePrefetch } from "../../routing/use-prefetch.ts";
import { useScreenPath } from "../../routing/use-screen-path.ts";
import { loadLimits } from "./limits.ts";
import type { IndexData } from "./route.tsx";

/** A page of one or more questions; `?step=` names one of them. */
export function IndexScreen({ step, questions, limits }: IndexData) {
  const { session } = useApp();
  const record = useStore(session.record);
  if (!record) return null;
  // Typed values belong to one application.
  return <Step key={record.refId} {...{ record, step, questions, limits }} />;
}

function Step({ record, step, questions, limits }: IndexData & { record: TenantRecord }) {
  const app = useApp();
  const { session } = app;
  const { t } = useText();
  const path = useScreenPath();
  const navigate = useNavigateFromHere();
  const fromSummary = useLocation().query.has("edit");
  const pages = visiblePages(record);
  const { id, steps } = questionPageOf(step, record);
  const index = pages.findIndex((page) => page.id === id);
  const before = neighbourPage(step, -1, record);
  const after = neighbourPage(step, 1, record);
  const live = steps.includes("rent-and-deposit");
  const unfolded = questions.filter((question) => steps.includes(question.step) && isAsked(question.step, record));
  const only = steps.length === 1 ? unfolded[0] : undefined;
  const facts = id === "home-facts";
  const summary = mayAct("offers", record.lastCompletedPage) ? reviewPath(path) : path("summary");
  const stepPath = (to: QuestionId) => `${path("index")}?step=${to}`;

  // Preload the next question while this one is being answered.
  useEffect(() => {
    if (!after || fromSummary) return;
    whenIdle(() => {
      const next = session.record.get();
      for (const item of next ? questionPageOf(after, next).steps : []) questionModules[item]().catch(() => {});
      if (after === "rent-and-deposit") void loadLimits(app);
    });
  }, [after, fromSummary, app, session]);

  usePrefetch(after === null || fromSummary ? "summary" : null);

  async function refresh(): Promise<void> {
    await session.latest();
  }

  async function goOn(): Promise<void> {
    const read = await session.latest();
    const latest = read.kind === "record" ? read.record : record;
    // Somebody who joined later leaves a question open on another page.
    const [open] = fromSummary ? missingEssentials(latest) : [];
    if (open) return navigate(`${stepPath(open)}&edit=1`);
    const next = fromSummary ? null : neighbourPage(step, 1, latest);
    await navigate(next ? stepPath(next) : path("summary"));
  }

  return (
    <Page
      title={t(`questions.${id}.title`)}
      progress={{ step: index + 1, count: pages.length, name: t(`questions.${id}.short`) }}
      back={fromSummary ? summary : before ? stepPath(before) : undefined}
      backText={fromSummary ? t("common.toSummary") : undefined}
      rail={
        <>
          <Chapter step={step} at={index + 1} count={pages.length} />
          <QuoteRail record={record} live={live} />
        </>
      }
      railLabel={t("rail.title")}
      railShort={useShortQuote({ record, live })}
    >
      {/* The page stays mounted between questions; the key resets the form. */}
      {only ? (
        <only.Question key={id} record={record} limits={limits} onSaved={goOn} />
      ) : (
        <QuestionGroup
          key={id}
          head={
            facts ? <Head title={t("questions.home-facts.title")} why={t("questions.home-facts.why")} /> : undefined
          }
          compact={facts}
          goesOn={facts}
          label={
            facts && !unfolded.some(({ step: shown }) => isGiven(shown, record))
              ? t("questions.home-facts.skip")
              : undefined
          }
          questions={unfolded.map(({ step: shown, Question }) => ({
            step: shown,
            answered: isGiven(shown, record),
            question: <Question record={record} limits={limits} onSaved={refresh} />,
          }))}
          unfolds={unfolded.length < steps.length}
          onSaved={goOn}
        />
      )}
      <ContinueElsewhere record={record} />
    </Page>
  );
}

/** Some questions appear only after the answer before them, which decides whether they apply and which fields they have. */
function isAsked(step: QuestionId, record: TenantRecord): boolean {
  if (step === "current-address") return record.existingRent !== null;
  if (step === "property-address") return record.existingRent !== null && isGiven("current-address", record);
  if (step === "landlord-info" || step === "landlord-address") return Boolean(record.landlordInfo?.type);
  return true;
}

function isGiven(step: QuestionId, record: TenantRecord): boolean {
  return all.some((question) => question.id === step && isAnswered(question, record));
}
