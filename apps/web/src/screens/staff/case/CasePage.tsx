import { getCase, type StaffCase } from "@kautia/contract";
import { ButtonLink, Link, Question, Skeleton } from "@kautia/design-system";
import { useState } from "react";
import { useApp } from "#shell/app/app-context.ts";
import { InCountry } from "#shell/i18n/InCountry.tsx";
import { useText } from "#shell/i18n/use-text.ts";
import { Navigate } from "#shell/navigation/Navigate.tsx";
import { useScreenPath } from "#shell/use-screen-path.ts";
import { Assigned } from "../Assigned.tsx";
import { ConflictContext } from "../conflict.ts";
import { Failed } from "#parts/tables/Failed.tsx";
import { Notes } from "../Notes.tsx";
import { withSavedFilters } from "#parts/tables/saved-filters.ts";
import { StaffPage } from "../StaffPage.tsx";
import type { StaffPageProps } from "../StaffScreen.tsx";
import { type Result, ActionResult } from "../ActionResult.tsx";
import { handledByPage, useTable } from "#parts/tables/use-table.ts";
import { Acts } from "./Acts.tsx";
import { Answers } from "./Answers.tsx";
import { Decisions } from "./Decisions.tsx";
import { Documents } from "./Documents.tsx";
import { Facts } from "./Facts.tsx";
import { History } from "./History.tsx";

/** One application with everything needed to decide it. */
export function CasePage({ refId, ...props }: StaffPageProps & { refId: string }) {
  const { api } = useApp();
  const { t } = useText();
  const path = useScreenPath();
  const { state, reload, refresh } = useTable(
    () => api.call(getCase, { params: { refId } }, handledByPage),
    props.onSessionEnded,
  );
  const [result, setResult] = useState<Result | null>(null);
  function showResult(next: Result): void {
    setResult(next);
    refresh();
    props.recount();
  }
  if (state.kind === "failed" && state.failure.problem?.status === 404) return <Navigate to={path("404")} replace />;
  const name = state.kind === "loaded" ? nameOf(state.answer) : refId;
  return (
    <StaffPage title={name} {...props}>
      <p>
        <Link standalone href={withSavedFilters(props.person.id, path("staff"))}>
          {t("staff.case.back")}
        </Link>
      </p>
      <Question title={name} lead={refId} />
      <ActionResult result={result} hasForm={state.kind === "loaded" && state.answer.open} />
      {state.kind === "loading" ? <Skeleton lines={8} label={t("common.loading")} /> : null}
      {state.kind === "failed" ? <Failed onRetry={reload} /> : null}
      {state.kind === "loaded" ? (
        <div className="staff-case">
          <div className="k-flow">
            <Assigned
              key={state.answer.assignee?.id}
              kind="CASE"
              id={refId}
              open={state.answer.open}
              assignee={state.answer.assignee}
              person={props.person}
            />
            <InCountry country={state.answer.country}>
              <Facts of={state.answer} />
            </InCountry>
            {state.answer.open ? (
              <ConflictContext value={showResult}>
                <Acts of={state.answer} onDone={(act) => showResult({ title: t(`staff.act.done.${act}`) })} />
              </ConflictContext>
            ) : (
              <>
                <p className="quiet">{t(whyClosed(state.answer))}</p>
                {state.answer.signed ? (
                  <ButtonLink variant="secondary" href={path("staff-policy", { refId })}>
                    {t("staff.case.policy")}
                  </ButtonLink>
                ) : null}
              </>
            )}
            <Documents
              documents={state.answer.documents.map((document) => ({
                ...document,
                what: t(`documents.${document.type}`),
              }))}
              onSessionEnded={props.onSessionEnded}
            />
            <Decisions of={state.answer} />
            <Notes refId={refId} onSessionEnded={props.onSessionEnded} />
          </div>
          <InCountry country={state.answer.country}>
            <Answers record={state.answer.answers} />
          </InCountry>
          <History entries={state.answer.history} />
        </div>
      ) : null}
    </StaffPage>
  );
}

/** Why the case cannot be decided. A refusal by the rules stays closed until the tenant asks for a review. */
function whyClosed({ signed, decisions, decisionId }: StaffCase) {
  if (signed) return "staff.case.signed";
  const inForce = decisions.find(({ id }) => id === decisionId);
  return inForce?.madeBy === "RULES" && inForce.outcome === "REFUSED" ? "staff.case.refused" : "staff.case.closed";
}

function nameOf({ answers, refId }: StaffCase): string {
  const { firstName, lastName } = answers.userInfo ?? {};
  return [firstName, lastName].filter(Boolean).join(" ") || refId;
}
