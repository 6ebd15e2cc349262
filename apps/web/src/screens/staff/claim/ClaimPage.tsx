import { getStaffClaim, type StaffClaim } from "@kautia/contract";
import { InlineMessage, Link, Question, Skeleton } from "@kautia/design-system";
import { useEffect, useRef, useState } from "react";
import { useApp } from "../../../shell/app/app-context.ts";
import { TestBar } from "../../../shell/TestBar.tsx";
import { useText } from "../../../shell/i18n/use-text.ts";
import { Navigate } from "../../../shell/navigation/Navigate.tsx";
import { useScreenPath } from "../../../shell/use-screen-path.ts";
import { Assigned } from "../Assigned.tsx";
import { Failed } from "../../../parts/tables/Failed.tsx";
import { withSavedFilters } from "../../../parts/tables/saved-filters.ts";
import { StaffPage } from "../StaffPage.tsx";
import type { StaffPageProps } from "../StaffScreen.tsx";
import { byItself, useTable } from "../../../parts/tables/use-table.ts";
import { ClaimBody } from "./ClaimBody.tsx";

/** One claim with everything needed to decide it. */
export function ClaimPage({ claimId, ...props }: StaffPageProps & { claimId: string }) {
  const { api } = useApp();
  const { t } = useText();
  const path = useScreenPath();
  const { state, reload } = useTable(() => api.call(getStaffClaim, { params: { claimId } }, byItself), props.onGone);
  const [changed, setChanged] = useState<StaffClaim | null>(null);
  const feedback = useRef<HTMLDivElement>(null);
  // The focused form is gone, so focus the result message.
  useEffect(() => {
    if (changed) feedback.current?.focus();
  }, [changed]);
  function show(next: StaffClaim): void {
    setChanged(next);
    props.recount();
  }
  if (state.kind === "failed" && state.failure.problem?.status === 404) return <Navigate to={path("404")} replace />;
  const claim = changed ?? (state.kind === "loaded" ? state.answer : null);
  const title = claim ? t("staff.claim.title", { number: claim.contractNumber }) : t("staff.area.claims");
  return (
    <StaffPage title={title} {...props}>
      <p>
        <Link standalone href={withSavedFilters(props.person.id, path("staff-area", { area: "claims" }))}>
          {t("staff.claim.back")}
        </Link>
      </p>
      <Question title={title} lead={claim?.fullAddress} />
      {claim?.test ? <TestBar /> : null}
      {changed ? (
        <div ref={feedback} tabIndex={-1} className="staff-told">
          <InlineMessage
            tone="success"
            toneLabel={t("common.note")}
            title={t(changed.payout ? "staff.payout.done" : "staff.claim.done")}
          />
        </div>
      ) : null}
      {claim === null && state.kind === "failed" ? <Failed onRetry={reload} /> : null}
      {claim === null && state.kind === "loading" ? <Skeleton lines={8} label={t("common.loading")} /> : null}
      {claim ? (
        <>
          <Assigned kind="CLAIM" id={claimId} assignee={claim.assignee} person={props.person} />
          <ClaimBody claim={claim} onChanged={show} onGone={props.onGone} />
        </>
      ) : null}
    </StaffPage>
  );
}
