import type { PolicyStatus } from "@kautia/contract";
import {
  type Drawing,
  DrawingAccepted,
  DrawingDeclined,
  DrawingReleased,
  InlineMessage,
  Question,
} from "@kautia/design-system";
import { useEffect, useRef, useState } from "react";
import { Navigate } from "../../navigation/Navigate.tsx";
import { useLocation } from "../../navigation/use-location.ts";
import { tenantValues } from "@kautia/locales/format";
import { useText } from "../../texts/use-text.ts";
import { Page } from "../../frame/Page.tsx";
import { SideBySide } from "../../frame/SideBySide.tsx";
import { Success } from "../../parts/success/Success.tsx";
import { OfferPage } from "./answer/OfferPage.tsx";
import { OpenChanges } from "./ChangesPage.tsx";
import { Certificate } from "./Certificate.tsx";
import { ClaimRows } from "./claims/ClaimRows.tsx";
import { FormerLandlord } from "./FormerLandlord.tsx";
import { type GuaranteeProps, useGuaranteePath } from "./guarantee.ts";
import { Later } from "./Later.tsx";
import { More } from "./More.tsx";
import { Original } from "./Original.tsx";
import { ReadOnly } from "./ReadOnly.tsx";
import { type Stage, stageOf } from "./stage.ts";
import { statusText } from "./status-text.ts";
import { NextStep } from "./NextStep.tsx";
import { useApp } from "../../app/app-context.ts";
import "./landlord.css";

const over: readonly PolicyStatus[] = ["DECLINED", "ENDED", "WITHDRAWN"];
const drawings: Partial<Record<Stage, Drawing>> = { DECLINED: DrawingDeclined, ENDED: DrawingReleased };

/** The guarantee: the offer until the landlord has answered, afterwards where it stands and what can be done. */
export function Guarantee({ view, token, onView }: GuaranteeProps) {
  const { query, search } = useLocation();
  const path = useGuaranteePath();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(view.status);
  const [tooLate, setTooLate] = useState(false);

  useEffect(() => {
    // The focused button disappears when the status changes, so focus the heading that names the new status.
    if (shown.current !== view.status) {
      heading.current?.focus();
      window.scrollTo(0, 0);
    }
    shown.current = view.status;
  }, [view.status]);

  // Earlier mails about the account led here.
  if (query.has("change")) return <Navigate to={`${path("landlord-account")}${search}`} replace />;
  if (view.replacedOn !== null) return <FormerLandlord view={view} />;
  if (view.status === "SIGNED")
    return <OfferPage view={view} token={token} onView={onView} onTooLate={() => setTooLate(true)} />;
  return <Answered view={view} headingRef={heading} tooLate={tooLate} token={token} onView={onView} />;
}

interface AnsweredProps extends GuaranteeProps {
  headingRef: React.RefObject<HTMLHeadingElement | null>;
  tooLate: boolean;
}

function Answered({ view, token, headingRef, tooLate, onView }: AnsweredProps) {
  const { settings } = useApp();
  const text = useText();
  const { t } = text;
  const stage = stageOf(view);
  const isOver = over.includes(view.status);
  const Picture = drawings[stage];
  const question = (
    <Question
      headingRef={headingRef}
      title={t(`landlord.status.${stage}`, tenantValues(view, text.language))}
      lead={statusText(view, text, settings.insurer.claimsAfterEndDays)}
    />
  );
  return (
    <Page title={t("landlord.title")} width="wide">
      <SideBySide
        top={
          <>
            {stage === "ACCEPTED" ? (
              <Success drawing={<DrawingAccepted />}>{question}</Success>
            ) : (
              <>
                {Picture ? <Picture /> : null}
                {question}
              </>
            )}
            {tooLate ? <AnsweredTooLate /> : null}
            <NextStep view={view} />
            <OpenChanges view={view} token={token} onView={onView} />
            {view.mayAnswer || isOver ? null : <ReadOnly open={false} token={token} />}
            <ClaimRows view={view} />
            {view.hasCertificate && !isOver ? (
              view.certificateWaits ? (
                <InlineMessage tone="info" toneLabel={t("common.note")} title={t("landlord.certificateWaits")}>
                  {t("landlord.certificateWaitsText")}
                </InlineMessage>
              ) : (
                <>
                  <Certificate view={view} token={token} />
                  <Original view={view} />
                </>
              )
            ) : null}
          </>
        }
        side={
          <>
            <Later view={view} />
            <More view={view} token={token} isOver={isOver} />
          </>
        }
      />
    </Page>
  );
}

/** The policy was answered in another tab, or withdrawn by the tenant. */
function AnsweredTooLate() {
  const { t } = useText();
  return (
    <InlineMessage tone="caution" toneLabel={t("common.note")} live title={t("landlord.conflict")}>
      {t("landlord.conflictText")}
    </InlineMessage>
  );
}
