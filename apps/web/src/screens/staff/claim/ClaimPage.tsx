import { countryOfContract, getStaffClaim, type StaffClaim } from "@kautia/contract";
import { Link, Question, Skeleton } from "@kautia/design-system";
import { useState } from "react";
import { useApp } from "#shell/app/app-context.ts";
import { InCountry } from "#shell/i18n/InCountry.tsx";
import { useText } from "#shell/i18n/use-text.ts";
import { Navigate } from "#shell/navigation/Navigate.tsx";
import { useScreenPath } from "#shell/use-screen-path.ts";
import { Assigned } from "../Assigned.tsx";
import { type Conflict, ConflictContext } from "../conflict.ts";
import { Failed } from "#parts/tables/Failed.tsx";
import { withSavedFilters } from "#parts/tables/saved-filters.ts";
import { StaffPage } from "../StaffPage.tsx";
import type { StaffPageProps } from "../StaffScreen.tsx";
import { type Result, ActionResult } from "../ActionResult.tsx";
import { handledByPage, useTable } from "#parts/tables/use-table.ts";
import { ClaimBody } from "./ClaimBody.tsx";

/** One claim with everything needed to decide it. */
export function ClaimPage({ claimId, ...props }: StaffPageProps & { claimId: string }) {
  const { api } = useApp();
  const { t } = useText();
  const path = useScreenPath();
  const { state, reload, refresh } = useTable(
    () => api.call(getStaffClaim, { params: { claimId } }, handledByPage),
    props.onSessionEnded,
  );
  const [changed, setChanged] = useState<StaffClaim | null>(null);
  const [result, setResult] = useState<Result | null>(null);
  function show(next: StaffClaim): void {
    setChanged(next);
    setResult({ title: t(next.payout ? "staff.payout.done" : "staff.claim.done") });
    props.recount();
  }
  function refreshAfter(conflict: Conflict): void {
    setChanged(null);
    setResult(conflict);
    refresh();
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
      <ActionResult result={result} hasForm={claim?.state === "OPEN"} />
      {claim === null && state.kind === "failed" ? <Failed onRetry={reload} /> : null}
      {claim === null && state.kind === "loading" ? <Skeleton lines={8} label={t("common.loading")} /> : null}
      {claim ? (
        <>
          <Assigned
            key={claim.assignee?.id}
            kind="CLAIM"
            id={claimId}
            open={!["PAID", "REFUSED"].includes(claim.state)}
            assignee={claim.assignee}
            person={props.person}
          />
          <ConflictContext value={refreshAfter}>
            <InCountry country={countryOfContract(claim.contractNumber)}>
              <ClaimBody claim={claim} onChanged={show} onSessionEnded={props.onSessionEnded} />
            </InCountry>
          </ConflictContext>
        </>
      ) : null}
    </StaffPage>
  );
}
