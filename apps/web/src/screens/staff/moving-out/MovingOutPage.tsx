import { getMovingOut, type StaffMovingOut } from "@kautia/contract";
import { Link, Question, Skeleton, SummaryList } from "@kautia/design-system";
import { useState } from "react";
import { useApp } from "#shell/app/app-context.ts";
import { useText } from "#shell/i18n/use-text.ts";
import { Timeline } from "#parts/timeline/Timeline.tsx";
import { when } from "@kautia/locales/format";
import { Navigate } from "#shell/navigation/Navigate.tsx";
import { useScreenPath } from "#shell/use-screen-path.ts";
import { Assigned } from "../Assigned.tsx";
import { type Conflict, ConflictContext } from "../conflict.ts";
import { Documents } from "../case/Documents.tsx";
import { Failed } from "#parts/tables/Failed.tsx";
import { withSavedFilters } from "#parts/tables/saved-filters.ts";
import { StaffPage } from "../StaffPage.tsx";
import type { StaffPageProps } from "../StaffScreen.tsx";
import { type Result, ActionResult } from "../ActionResult.tsx";
import { handledByPage, useTable } from "#parts/tables/use-table.ts";
import { ContractLink } from "../ContractLink.tsx";
import { contractLine } from "./contract-line.ts";
import { Verdicts } from "./Verdicts.tsx";

/** One proof of moving out with everything needed to decide it. */
export function MovingOutPage({ id, ...props }: StaffPageProps & { id: string }) {
  const { api } = useApp();
  const { t } = useText();
  const path = useScreenPath();
  const { state, reload, refresh } = useTable(
    () => api.call(getMovingOut, { params: { id } }, handledByPage),
    props.onSessionEnded,
  );
  const [decided, setDecided] = useState<StaffMovingOut | null>(null);
  const [result, setResult] = useState<Result | null>(null);
  function show(next: StaffMovingOut): void {
    setDecided(next);
    setResult({ title: t("staff.movingOut.done") });
    props.recount();
  }
  function refreshAfter(conflict: Conflict): void {
    setDecided(null);
    setResult(conflict);
    refresh();
    props.recount();
  }
  if (state.kind === "failed" && state.failure.problem?.status === 404) return <Navigate to={path("404")} replace />;
  const proof = decided ?? (state.kind === "loaded" ? state.answer : null);
  const title = proof ? t("staff.movingOut.title", { number: proof.contractNumber }) : t("staff.area.moving-outs");
  return (
    <StaffPage title={title} {...props}>
      <p>
        <Link standalone href={withSavedFilters(props.person.id, path("staff-area", { area: "moving-outs" }))}>
          {t("staff.movingOut.back")}
        </Link>
      </p>
      <Question title={title} lead={proof?.fullAddress} />
      <ActionResult result={result} hasForm={proof?.state === "OPEN"} />
      {proof === null && state.kind === "failed" ? <Failed onRetry={reload} /> : null}
      {proof === null && state.kind === "loading" ? <Skeleton lines={8} label={t("common.loading")} /> : null}
      {proof ? (
        <>
          <Assigned
            key={proof.assignee?.id}
            kind="MOVING_OUT"
            id={id}
            open={["PROOF", "OPEN"].includes(proof.state)}
            assignee={proof.assignee}
            person={props.person}
          />
          <ConflictContext value={refreshAfter}>
            <Body proof={proof} onDecided={show} onSessionEnded={props.onSessionEnded} />
          </ConflictContext>
        </>
      ) : null}
    </StaffPage>
  );
}

interface BodyProps {
  proof: StaffMovingOut;
  onDecided: (proof: StaffMovingOut) => void;
  onSessionEnded: () => void;
}

function Body({ proof, onDecided, onSessionEnded }: BodyProps) {
  const text = useText();
  const { t, date } = text;
  const { state, confirmedOn, premiumUntil, coverStart, cancelledOn, decidedAt, decidedBy, note } = proof;
  const day = (label: string, on: string | null) => (on === null ? [] : [{ label, value: date(on) }]);
  return (
    <div className="k-flow">
      <SummaryList
        rows={[
          {
            label: t("staff.col.contract"),
            value: <ContractLink refId={proof.refId} contractNumber={proof.contractNumber} />,
          },
          { label: t("staff.state"), value: t(`staff.movingOut.${state}`) },
          ...day(t("staff.movingOut.byTenant"), proof.movedOutOn),
          ...day(t("staff.movingOut.confirmedOn"), confirmedOn),
          ...day(t("staff.movingOut.premiumUntil"), premiumUntil),
          ...day(t("staff.movingOut.cancelledOn"), cancelledOn),
          ...day(t("staff.movingOut.coverStart"), coverStart),
          { label: t("staff.col.tenant"), value: proof.tenantName },
          { label: t("staff.col.landlord"), value: proof.landlordName ?? "–" },
          { label: t("staff.policyStatus"), value: t(`staff.policy.${proof.status}`) },
        ]}
      />
      <Documents
        documents={proof.files.map((file) => ({
          ...file,
          what: t("staff.movingOut.proof"),
          state: file.checked ? "CLEAN" : "WAITING",
        }))}
        onSessionEnded={onSessionEnded}
      />
      {decidedAt && state !== "DROPPED" ? (
        <section className="k-flow">
          <h2>{t("staff.case.decisions")}</h2>
          <p>{`${t(`staff.movingOut.${state}`)}, ${decidedBy}, ${when(text, decidedAt)}`}</p>
          {note ? <blockquote className="staff-note">{note}</blockquote> : null}
        </section>
      ) : null}
      {state === "OPEN" ? <Verdicts proof={proof} onDecided={onDecided} /> : null}
      <section className="k-flow">
        <h2>{t("staff.movingOut.line")}</h2>
        <Timeline label={t("staff.movingOut.line")} items={contractLine(proof.line, text)} />
      </section>
    </div>
  );
}
