import { neighbourQuestion, type QuestionId, type TenantRecord, visibleQuestions } from "@kautia/contract";
import { useEffect } from "react";
import { useApp } from "../../shell/app/app-context.ts";
import { useStore } from "../../shell/app/store.ts";
import { whenIdle } from "../../shell/app/when-idle.ts";
import { useText } from "../../shell/i18n/use-text.ts";
import { useLocation, useNavigate } from "../../shell/navigation/use-location.ts";
import { QuoteRail, useShortQuote } from "../../parts/price/QuoteRail.tsx";
import { questionModules } from "../../questions/question-modules.ts";
import { ContinueElsewhere } from "../../shell/ContinueElsewhere.tsx";
import { Page } from "../../shell/Page.tsx";
import { usePrefetch } from "../../shell/use-prefetch.ts";
import { useScreenPath } from "../../shell/use-screen-path.ts";
import { loadLimits } from "./limits.ts";
import type { IndexData } from "./route.tsx";

/** One question per page; `?step=` says which. */
export function IndexScreen({ step, Question, limits }: IndexData) {
  const { session } = useApp();
  const record = useStore(session.record);
  if (!record) return null;
  return <Step {...{ record, step, Question, limits }} />;
}

function Step({ record, step, Question, limits }: IndexData & { record: TenantRecord }) {
  const app = useApp();
  const { session } = app;
  const { t } = useText();
  const path = useScreenPath();
  const navigate = useNavigate();
  const fromSummary = useLocation().query.has("edit");
  const shown = visibleQuestions(record);
  const at = shown.findIndex(({ id }) => id === step);
  const before = neighbourQuestion(step, -1, record);
  const after = neighbourQuestion(step, 1, record);
  const live = step === "rent-and-deposit";
  const stepPath = (id: QuestionId) => `${path("index")}?step=${id}`;

  // Preload the next question while this one is being answered.
  useEffect(() => {
    if (!after || fromSummary) return;
    whenIdle(() => {
      questionModules[after]().catch(() => {});
      if (after === "rent-and-deposit") void loadLimits(app);
    });
  }, [after, fromSummary, app]);

  usePrefetch(after === null || fromSummary ? "summary" : null);

  async function goOn(): Promise<void> {
    const read = await session.latest();
    const latest = read.kind === "record" ? read.record : record;
    const next = fromSummary ? null : neighbourQuestion(step, 1, latest);
    await navigate(next ? stepPath(next) : path("summary"));
  }

  return (
    <Page
      title={t(`questions.${step}.title`)}
      progress={{ step: at + 1, count: shown.length, name: t(`questions.${step}.short`) }}
      back={before ? (fromSummary ? path("summary") : stepPath(before)) : undefined}
      rail={<QuoteRail record={record} live={live} />}
      railLabel={t("rail.title")}
      railShort={useShortQuote({ record, live })}
    >
      {/* The page stays mounted between questions; the key resets the form. */}
      <Question key={step} record={record} limits={limits} onSaved={goOn} />
      <ContinueElsewhere record={record} />
    </Page>
  );
}
