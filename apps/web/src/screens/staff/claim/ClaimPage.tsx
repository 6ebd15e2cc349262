import { getStaffClaim, type Repayment, type StaffClaim } from "@kautia/contract";
import { InlineMessage, Link, Question, Skeleton, SummaryList } from "@kautia/design-system";
import { useEffect, useRef, useState } from "react";
import { useApp } from "../../../shell/app/app-context.ts";
import { ClaimItems } from "../../../parts/claims/ClaimEntry.tsx";
import { RepaymentPlan } from "../../../parts/claims/RepaymentPlan.tsx";
import { TestBar } from "../../../shell/TestBar.tsx";
import { useText } from "../../../shell/i18n/use-text.ts";
import { when } from "../../../shell/i18n/when.ts";
import { Navigate } from "../../../shell/navigation/Navigate.tsx";
import { useScreenPath } from "../../../shell/use-screen-path.ts";
import { Assigned } from "../Assigned.tsx";
import { Documents } from "../case/Documents.tsx";
import { DataTable } from "../../../parts/tables/DataTable.tsx";
import { Failed } from "../../../parts/tables/Failed.tsx";
import { withSavedFilters } from "../../../parts/tables/saved-filters.ts";
import { StaffPage } from "../StaffPage.tsx";
import type { StaffPageProps } from "../StaffScreen.tsx";
import { byItself, useTable } from "../../../parts/tables/use-table.ts";
import { Account } from "./Account.tsx";
import { PayoutForm } from "./PayoutForm.tsx";
import { Verdicts } from "./Verdicts.tsx";

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

interface ClaimBodyProps {
  claim: StaffClaim;
  onChanged: (claim: StaffClaim) => void;
  onGone: () => void;
}

function ClaimBody({ claim, onChanged, onGone }: ClaimBodyProps) {
  const text = useText();
  const { t, money, date } = text;
  const path = useScreenPath();
  const { objection, decision, payout, state } = claim;
  return (
    <div className="k-flow">
      <SummaryList
        rows={[
          {
            label: t("staff.col.contract"),
            value: (
              <Link standalone href={path("staff-policy", { refId: claim.refId })}>
                {claim.contractNumber}
              </Link>
            ),
          },
          { label: t("staff.col.amount"), value: money(claim.amount) },
          { label: t("staff.col.deposit"), value: money(claim.depositAmount) },
          { label: t("staff.col.landlord"), value: claim.landlordName ?? "–" },
          { label: t("staff.col.tenant"), value: claim.tenantName },
          { label: t("staff.policyStatus"), value: t(`staff.policy.${claim.status}`) },
          {
            label: t("staff.state"),
            value:
              state === "OBJECTION"
                ? t("staff.claim.objectUntil", { date: date(claim.objectUntil) })
                : t(`staff.claim.${state}`),
          },
        ]}
      />
      <section className="k-flow claim">
        <h2>{t("staff.claim.items")}</h2>
        <ClaimItems claim={claim} />
      </section>
      <Documents
        documents={claim.files.map((file) => ({
          ...file,
          what: t(`claims.fileBy.${file.by}`),
          state: file.checked ? "CLEAN" : "WAITING",
        }))}
        onGone={onGone}
      />
      <section className="k-flow">
        <h2>{t("staff.claim.objection")}</h2>
        {objection ? (
          <blockquote className="staff-note">{objection.text}</blockquote>
        ) : (
          <p className="quiet">
            {t(state === "OBJECTION" ? "staff.claim.noneYet" : "staff.claim.notObjected", {
              date: date(claim.objectUntil),
            })}
          </p>
        )}
      </section>
      {decision ? (
        <section className="k-flow">
          <h2>{t("staff.case.decisions")}</h2>
          <p>
            {t(`staff.claim.${decision.outcome}`)}, {money(decision.amount)}
          </p>
          {decision.note ? <blockquote className="staff-note">{decision.note}</blockquote> : null}
        </section>
      ) : null}
      {payout ? (
        <section className="k-flow">
          <h2>{t("staff.payout.title")}</h2>
          <SummaryList
            rows={[
              { label: t("staff.payout.amount"), value: money(payout.amount) },
              { label: t("staff.payout.on"), value: date(payout.on) },
              { label: t("staff.payout.reference"), value: payout.reference },
            ]}
          />
        </section>
      ) : null}
      {state === "GRANTED" ? <Account claim={claim} onGone={onGone} /> : null}
      {claim.mayPayOut ? <PayoutForm claim={claim} onRecorded={onChanged} /> : null}
      {claim.repayment ? <Repaid repayment={claim.repayment} /> : null}
      {state === "OPEN" ? <Verdicts claim={claim} onDecided={onChanged} /> : null}
      <section className="k-flow">
        <h2>{t("staff.case.history")}</h2>
        <DataTable
          caption={t("staff.case.history")}
          empty={t("staff.nothing")}
          rows={claim.history}
          rowKey={({ what }) => what}
          columns={[
            { key: "when", label: t("staff.col.when"), renderCell: ({ at }) => when(text, at) },
            { key: "what", label: t("staff.col.what"), renderCell: ({ what }) => t(`staff.claim.${what}`) },
            {
              key: "by",
              label: t("staff.col.by"),
              renderCell: ({ what, by }) => by ?? t(what === "REPORTED" ? "staff.col.landlord" : "staff.madeBy.TENANT"),
            },
          ]}
        />
      </section>
    </div>
  );
}

/** The tenant's repayment of the claim and how much is paid. */
function Repaid({ repayment }: { repayment: Repayment }) {
  const { t, money, date } = useText();
  const { amount, state, planned, chooseUntil, dueOn } = repayment;
  return (
    <section className="k-flow">
      <h2>{t("staff.repayment.title")}</h2>
      <p>
        {money(amount)}, {t(`staff.repayment.${state}`)}
      </p>
      <p className="quiet">
        {planned
          ? t(planned.by === "tenant" ? "staff.repayment.chosen" : "staff.repayment.notChosen", {
              date: date(planned.on),
            })
          : t("staff.repayment.choice", { until: date(chooseUntil), date: date(dueOn) })}
      </p>
      {planned ? <RepaymentPlan repayment={repayment} /> : null}
    </section>
  );
}
