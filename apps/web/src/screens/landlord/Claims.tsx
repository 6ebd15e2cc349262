import { buildUrl, type LandlordView } from "@kautia/contract";
import { Button, Card, InlineMessage } from "@kautia/design-system";
import { useEffect, useRef, useState } from "react";
import { ClaimEntry } from "../../parts/claims/ClaimEntry.tsx";
import { useText } from "../../texts/use-text.ts";
import { ClaimForm } from "./ClaimForm.tsx";
import type { LandlordCalls } from "./landlord-calls.ts";

export interface ClaimsProps {
  view: LandlordView;
  calls: LandlordCalls;
  onView: (view: LandlordView) => void;
}

/** Lists the claims; a button opens the form for a new one. */
export function Claims({ view, calls, onView }: ClaimsProps) {
  const { t, money, date } = useText();
  const [stage, setStage] = useState<"closed" | "open" | "reported">("closed");
  const heading = useRef<HTMLHeadingElement>(null);
  const [left, setLeft] = useState(0);
  useEffect(() => {
    // The pressed button is gone, and the page may have moved, so move the focus and the view.
    if (left > 0) heading.current?.focus();
  }, [left]);
  const { claims, claimable, claimableUntil } = view;
  if (claims.length === 0 && claimable === null) return null;
  const last = claims.at(-1);

  function leaveForm(next: "closed" | "reported"): void {
    setStage(next);
    setLeft((times) => times + 1);
  }

  return (
    <Card title={t("claims.title")} headingRef={heading}>
      <div className="k-flow">
        {claimable ? (
          <p>
            {claimableUntil
              ? t("claims.landlordLeadEnded", { amount: money(claimable), until: date(claimableUntil) })
              : t("claims.landlordLead", { amount: money(claimable) })}
          </p>
        ) : null}
        {claimable === 0 ? <p>{t("claims.used")}</p> : null}
        {stage === "reported" && last ? (
          <InlineMessage tone="success" toneLabel={t("common.note")} live title={t("claims.reported")}>
            {t("claims.reportedText", { date: date(last.objectUntil) })}
          </InlineMessage>
        ) : null}
        {claims.length > 0 ? (
          <ul className="claims">
            {claims.map((claim) => (
              <ClaimEntry
                key={claim.id}
                claim={claim}
                addressOf={
                  view.mayAnswer
                    ? ({ id }) => buildUrl(calls.file, { ...calls.params, claimId: claim.id, fileId: id })
                    : null
                }
                adding={
                  view.mayAnswer && !claim.decision
                    ? { call: calls.upload, params: { ...calls.params, claimId: claim.id }, by: "landlord" }
                    : null
                }
                waits={t("claims.landlordWaits", { date: date(claim.objectUntil) })}
              />
            ))}
          </ul>
        ) : null}
        {claimable && view.mayAnswer && stage !== "open" ? (
          <p>
            <Button variant="secondary" onClick={() => setStage("open")}>
              {t("claims.open")}
            </Button>
          </p>
        ) : null}
        {claimable && stage === "open" ? (
          <ClaimForm
            claimable={claimable}
            calls={calls}
            onReported={(now) => {
              onView(now);
              leaveForm("reported");
            }}
            onClose={() => leaveForm("closed")}
          />
        ) : null}
      </div>
    </Card>
  );
}
