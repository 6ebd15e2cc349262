import { Button, DrawingSigned, InlineMessage, Question, Skeleton, TextWithEmails } from "@kautia/design-system";
import { useApp } from "../../app/app-context.ts";
import { useLoaded } from "../../app/use-loaded.ts";
import { useText } from "../../texts/use-text.ts";
import { Navigate } from "../../navigation/Navigate.tsx";
import { SideBySide } from "../../frame/SideBySide.tsx";
import { useScreenPath } from "../../routing/use-screen-path.ts";
import { Timeline } from "../../parts/timeline/Timeline.tsx";
import { loadSigned, wasNotAccepted } from "../../parts/signed/load-signed.ts";
import { Success } from "../../parts/success/Success.tsx";
import { AccountOffer } from "../../parts/account/AccountOffer.tsx";
import { PassOn } from "./PassOn.tsx";
import { isOver, isWaiting, timelineOf } from "../../parts/signed/timeline.ts";
import type { WizardProps } from "./wizard-modules.ts";
import { WizardPage } from "./WizardPage.tsx";

/** Shown after signing: the link for the landlord, then the next steps. */
export function Congratulations({ record, signed }: WizardProps) {
  const app = useApp();
  const text = useText();
  const { t } = text;
  const declined = useScreenPath()("declined");
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
  if (wasNotAccepted(view)) return <Navigate to={declined} replace />;
  const hasEnded = view !== null && isOver(view);
  const congratulations = finish.firstName ? t("payment.done", { name: finish.firstName }) : t("payment.doneNoName");
  return (
    <WizardPage step="congratulations" title={t(hasEnded ? "payment.timelineEnded" : "payment.step.congratulations")}>
      <SideBySide
        top={
          <>
            {hasEnded ? (
              <Question title={t("payment.timelineEnded")} />
            ) : (
              <Success drawing={<DrawingSigned />}>
                <Question
                  title={congratulations}
                  lead={<TextWithEmails text={t("payment.doneLead", { email: finish.tenantEmail })} />}
                />
              </Success>
            )}
          </>
        }
        side={isWaiting(view) ? <PassOn finish={finish} /> : null}
      >
        <section className="k-flow">
          <h2>{t("payment.next")}</h2>
          <Timeline label={t("payment.timelineLabel")} items={timelineOf(record, view, text)} />
        </section>
        <AccountOffer text="payment.ownAccountText" />
      </SideBySide>
    </WizardPage>
  );
}
