import { getFinishPage, getLandlordView, type LandlordView, readPath, type TenantRecord } from "@kautia/contract";
import { Button, DrawingHandshake, InlineMessage, Question, Skeleton } from "@kautia/design-system";
import { useApp } from "../../shell/app/app-context.ts";
import { useLoaded } from "../../shell/app/use-loaded.ts";
import { useText } from "../../shell/i18n/use-text.ts";
import { SideBySide } from "../../shell/SideBySide.tsx";
import { Timeline } from "../../parts/timeline/Timeline.tsx";
import { PassOn } from "./PassOn.tsx";
import { findEnd, timelineOf } from "./timeline.ts";
import { WizardPage } from "./WizardPage.tsx";

/** Shown after signing: the next steps and the link for the landlord. */
export function Congratulations({ record }: { record: TenantRecord }) {
  const { api, session } = useApp();
  const text = useText();
  const { t } = text;
  const { state, reload } = useLoaded(async () => {
    const quiet = { quiet: true, handBack: "all" } as const;
    const finish = await api.call(getFinishPage, { params: { token: session.token() ?? "" } }, quiet);
    if (!finish.ok) return finish;
    // Only the landlord's view has the state of the policy, and only the short link has its token.
    const { landlordToken } = readPath(new URL(finish.answer.shortUrl).pathname).params;
    const view = landlordToken ? await api.call(getLandlordView, { params: { token: landlordToken } }, quiet) : null;
    return { ok: true, answer: { finish: finish.answer, view: view?.ok ? view.answer : null } };
  });

  if (state.kind === "failed")
    return (
      <WizardPage step="congratulations" title={t("payment.finishFailed")}>
        <Question title={t("payment.finishFailed")} />
        <InlineMessage
          tone="caution"
          toneLabel={t("common.note")}
          live
          actions={<Button onClick={reload}>{t("common.retry")}</Button>}
        >
          {t("payment.finishFailedText")}
        </InlineMessage>
      </WizardPage>
    );
  const finish = state.kind === "loaded" ? state.answer.finish : null;
  const view: LandlordView | null = state.kind === "loaded" ? state.answer.view : null;
  const name = finish?.firstName ?? record.userInfo?.firstName;
  const email = finish?.tenantEmail ?? record.userInfo?.email ?? "";
  const end = view && findEnd(view);
  const congratulations = name ? t("payment.done", { name }) : t("payment.doneNoName");
  // Nobody is congratulated before it is known how the contract stands.
  const title = end ? t(end.title) : finish ? congratulations : t("payment.finishFailed");
  return (
    <WizardPage step="congratulations" title={end ? t(end.title) : t("payment.step.congratulations")}>
      <SideBySide
        top={
          <>
            {end ? null : <DrawingHandshake />}
            <Question title={title} lead={end ? end.lead && t(end.lead) : t("payment.doneLead", { email })} />
            <section className="k-flow">
              <h2>{t("payment.next")}</h2>
              {finish ? (
                <Timeline label={t("payment.timelineLabel")} items={timelineOf(record, view, text)} />
              ) : (
                <Skeleton lines={4} label={t("common.loading")} />
              )}
            </section>
          </>
        }
        side={finish && !end ? <PassOn finish={finish} /> : null}
      />
    </WizardPage>
  );
}
