import { Button, DrawingHandshake, InlineMessage, Question, Skeleton } from "@kautia/design-system";
import { useApp } from "../../shell/app/app-context.ts";
import { useLoaded } from "../../shell/app/use-loaded.ts";
import { useText } from "../../shell/i18n/use-text.ts";
import { SideBySide } from "../../shell/SideBySide.tsx";
import { Timeline } from "../../parts/timeline/Timeline.tsx";
import { loadSigned } from "./load-signed.ts";
import { PassOn } from "./PassOn.tsx";
import { findEnd, timelineOf } from "./timeline.ts";
import type { WizardProps } from "./wizard-modules.ts";
import { WizardPage } from "./WizardPage.tsx";

/** Shown after signing: the link for the landlord, then the next steps. */
export function Congratulations({ record, signed }: WizardProps) {
  const app = useApp();
  const text = useText();
  const { t } = text;
  const { state, reload } = useLoaded(() => loadSigned(app), signed);

  if (state.kind !== "loaded")
    return (
      <WizardPage step="congratulations" title={t("payment.finishFailed")}>
        <Question title={t("payment.finishFailed")} />
        {state.kind === "loading" ? (
          <Skeleton lines={4} label={t("common.loading")} />
        ) : (
          <InlineMessage
            tone="caution"
            toneLabel={t("common.note")}
            live
            actions={<Button onClick={reload}>{t("common.retry")}</Button>}
          >
            {t("payment.finishFailedText")}
          </InlineMessage>
        )}
      </WizardPage>
    );
  const { finish, view } = state.answer;
  const end = view && findEnd(view);
  const congratulations = finish.firstName ? t("payment.done", { name: finish.firstName }) : t("payment.doneNoName");
  return (
    <WizardPage step="congratulations" title={t(end ? end.title : "payment.step.congratulations")}>
      <SideBySide
        top={
          <>
            {end ? null : <DrawingHandshake />}
            <Question
              title={end ? t(end.title) : congratulations}
              lead={end ? end.lead && t(end.lead) : t("payment.doneLead", { email: finish.tenantEmail })}
            />
          </>
        }
        side={end ? null : <PassOn finish={finish} />}
      >
        <section className="k-flow">
          <h2>{t("payment.next")}</h2>
          <Timeline label={t("payment.timelineLabel")} items={timelineOf(record, view, text)} />
        </section>
      </SideBySide>
    </WizardPage>
  );
}
