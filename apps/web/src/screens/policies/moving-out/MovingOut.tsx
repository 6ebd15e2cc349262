import {
  buildUrl,
  documentLifeDays,
  getMovingOutFile,
  getPolicy,
  maxEvidenceFiles,
  type PolicyView,
  uploadMovingOutFile,
} from "@kautia/contract";
import { Button, ButtonLink, InlineMessage, Stepper } from "@kautia/design-system";
import { useRef, useState } from "react";
import { useApp } from "#app/app-context.ts";
import { Evidence } from "#parts/uploads/Evidence.tsx";
import { useScreenPath } from "#routing/use-screen-path.ts";
import { useText } from "#texts/use-text.ts";
import type { PolicyPartProps } from "../PolicyPage.tsx";
import { DayForm } from "./DayForm.tsx";
import { Money } from "./Money.tsx";
import { type MovingOutStep, movingOutSteps, stepOf } from "./step.ts";

/** Leads a tenant who moves out from the day over the proof to the release, and says what happens to the money. */
export function MovingOut({ policy, onPolicy }: PolicyPartProps) {
  const { t } = useText();
  const [isChanging, setIsChanging] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const step = stepOf(policy);
  if (step === null) return <NotYet policy={policy} />;
  const close = (now?: PolicyView) => {
    setIsChanging(false);
    if (now) onPolicy(now);
    // The pressed button is gone, so move the focus.
    place.current?.focus();
  };
  return (
    <div ref={place} className="k-flow" tabIndex={-1}>
      <Stepper
        label={t("movingOut.steps")}
        steps={movingOutSteps.map((name) => ({ label: t(`movingOut.step.${name}`) }))}
        current={step === "end" ? movingOutSteps.length : movingOutSteps.indexOf(step)}
        doneText={t("common.state.done")}
      />
      {step === "day" || isChanging ? (
        <DayForm policy={policy} onDone={close} mayClose={step !== "day"} />
      ) : (
        <Next policy={policy} step={step} onPolicy={onPolicy} onChange={() => setIsChanging(true)} />
      )}
    </div>
  );
}

interface NextProps extends PolicyPartProps {
  step: Exclude<MovingOutStep | "end", "day">;
  onChange: () => void;
}

function Next({ policy, step, onPolicy, onChange }: NextProps) {
  const { t, date } = useText();
  const { movingOut, mayProveMovingOut } = policy;
  return (
    <>
      {movingOut && (step === "proof" || movingOut.state === "OPEN") ? (
        <Proof policy={policy} movingOut={movingOut} onPolicy={onPolicy} />
      ) : null}
      {step === "release" && movingOut?.confirmedOn ? (
        <InlineMessage tone="success" toneLabel={t("common.note")} title={t("home.MOVED")}>
          {t("movingOut.CONFIRMED", {
            date: date(movingOut.confirmedOn),
            until: date(movingOut.premiumUntil ?? ""),
          })}
        </InlineMessage>
      ) : null}
      {step === "end" ? (
        <InlineMessage tone="success" toneLabel={t("common.note")} title={t("movingOut.end")}>
          {t("movingOut.endText")}
        </InlineMessage>
      ) : (
        <>
          <h2>{t("movingOut.step.release")}</h2>
          <p>{t("movingOut.releaseText")}</p>
        </>
      )}
      <Money policy={policy} />
      {mayProveMovingOut ? (
        <p>
          <Button variant="text" onClick={onChange}>
            {t(movingOut?.state === "REFUSED" ? "movingOut.again" : "movingOut.change")}
          </Button>
        </p>
      ) : null}
    </>
  );
}

interface ProofProps extends PolicyPartProps {
  movingOut: NonNullable<PolicyView["movingOut"]>;
}

/** The reported date and the files that prove it. */
function Proof({ policy: { refId }, movingOut: { movedOutOn, state, files, note }, onPolicy }: ProofProps) {
  const { api } = useApp();
  const { t, date } = useText();
  const params = { refId };

  /** The first stored file moves the proof to review, so reload the policy. */
  async function refresh(): Promise<void> {
    const now = await api.call(getPolicy, { params }, { quiet: true, handledStatuses: "all" });
    if (now.ok) onPolicy(now.answer);
  }

  if (state === "REFUSED")
    return (
      <>
        <p>{t("movingOut.REFUSED")}</p>
        <p className="evidence__words">{note}</p>
      </>
    );
  return (
    <>
      <p>
        <strong>{t("movingOut.said", { date: date(movedOutOn) })}</strong>
      </p>
      {state === "OPEN" ? (
        <InlineMessage tone="success" toneLabel={t("common.note")} live>
          {t("movingOut.OPEN")}
        </InlineMessage>
      ) : (
        <p>{t("movingOut.PROOF")}</p>
      )}
      <Evidence
        id={`moving-out-files-${refId}`}
        title={t("movingOut.files")}
        files={files}
        addressOf={({ id }) => buildUrl(getMovingOutFile, { refId, fileId: id })}
        adding={{
          call: uploadMovingOutFile,
          params,
          label: t("movingOut.files"),
          help: t("movingOut.filesHelp", { count: maxEvidenceFiles, days: documentLifeDays }),
          onStored: () => void refresh(),
        }}
      />
    </>
  );
}

/** Before the cover has begun, or while the contract can be withdrawn, leaving it is all there is to do. */
function NotYet({ policy: { wayOut, contractNumber } }: { policy: PolicyView }) {
  const { t } = useText();
  const path = useScreenPath();
  return (
    <>
      <InlineMessage tone="info" toneLabel={t("common.note")}>
        {t(wayOut?.way === "withdraw" ? "movingOut.withdrawInstead" : "leaving.over")}
      </InlineMessage>
      {wayOut ? (
        <p>
          <ButtonLink variant="secondary" href={path("policy-leaving", { contractNumber })}>
            {t(wayOut.way === "withdraw" ? "leaving.withdraw" : "leaving.cancel")}
          </ButtonLink>
        </p>
      ) : null}
    </>
  );
}
