import { getCase, listCases, type StaffCase } from "@kautia/contract";
import { when } from "@kautia/locales/format";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { createLazyRoute, useNavigate } from "@tanstack/react-router";
import { queryOf } from "../../api/queries.ts";
import { BackLink } from "../../parts/BackLink.tsx";
import { Panel } from "../../parts/Panel.tsx";
import { Status } from "../../parts/Status.tsx";
import { useText } from "../../text/use-text.ts";
import { FourEyes } from "../approvals/FourEyes.tsx";
import { Timeline } from "../people/Timeline.tsx";
import { caseAt } from "../places.tsx";
import { Assignment } from "../work/Assignment.tsx";
import { Evidence } from "../work/Evidence.tsx";
import { Pending, untilEffect } from "../work/Pending.tsx";
import { Queue } from "../work/Queue.tsx";
import { WorkPage } from "../work/WorkPage.tsx";
import { CaseFacts } from "./CaseFacts.tsx";
import { DecideCase } from "./DecideCase.tsx";
import { Why } from "./Why.tsx";

export const Route = createLazyRoute("/staff/cases/$refId")({ component: CasePage });

/** An application that a person decides: what waits beside it, the facts, and the decision. */
function CasePage() {
  const { t } = useText();
  const params = Route.useParams();
  const { act, group } = Route.useSearch();
  const navigate = useNavigate();
  const { data: found } = useSuspenseQuery({
    ...queryOf(getCase, { params }),
    refetchInterval: ({ state }) => untilEffect(state.data?.pending),
  });
  const { refId, open, signed, decisions, documents, pending, approval, next, answers } = found;
  const goOn = () => void navigate(next ? caseAt(next) : { to: "/staff/cases" });
  return (
    <WorkPage
      title={[answers.userInfo?.firstName, answers.userInfo?.lastName].filter(Boolean).join(" ") || refId}
      beside={<Status tone={open ? "caution" : "neutral"}>{stateOf(found, t)}</Status>}
      back={<BackLink to="/staff/cases">{t("staff.area.cases")}</BackLink>}
      timeline={<Timeline of={{ of: "policy", id: refId }} group={group} />}
      queue={<CaseQueue />}
      side={
        <>
          <Assignment kind="CASE" id={refId} assignee={found.assignee} dueAt={found.dueAt} isOpen={open} />
          <DecideCase key={refId} of={found} act={act} onNext={goOn} />
        </>
      }
    >
      <Pending
        kind="CASE"
        id={refId}
        pending={pending}
        what={pending ? t(`office.work.act.${pending.verdict.act}`) : ""}
      />
      <FourEyes of={approval} />
      {signed ? <p>{t("staff.case.signed")}</p> : null}
      <Why of={found} />
      <Evidence
        title={t("staff.case.documents")}
        files={documents.map((document) => ({ ...document, what: t(`documents.${document.type}`) }))}
      />
      <CaseFacts of={found} />
      <Decisions decisions={decisions} />
    </WorkPage>
  );
}

function stateOf({ open, signed, decisions }: StaffCase, t: ReturnType<typeof useText>["t"]): string {
  if (open) return t("staff.cases.open");
  if (signed) return t("staff.policy.SIGNED");
  const [last] = decisions;
  return last ? t(`staff.outcome.${last.outcome}`) : t("staff.case.closed");
}

/** The cases that wait, in the order of the list. */
function CaseQueue() {
  const { t } = useText();
  const { data } = useQuery(queryOf(listCases, { query: {} }));
  return (
    <Queue
      items={(data?.rows ?? []).map(({ refId, tenantName, cause, dueAt }) => ({
        id: refId,
        title: tenantName || "–",
        detail: cause ? t(`staff.cause.${cause}`) : "",
        dueAt,
        to: caseAt(refId),
      }))}
    />
  );
}

/** Every decision, the newest first; none is ever overwritten. */
function Decisions({ decisions }: { decisions: StaffCase["decisions"] }) {
  const text = useText();
  const { t } = text;
  return (
    <Panel title={t("staff.case.decisions")}>
      <ol className="work-decisions">
        {decisions.map(({ id, at, outcome, madeBy, by, note, reason }) => (
          <li key={id}>
            <p>
              <strong>
                {madeBy === "RULES" && outcome === "QUOTE"
                  ? t("staff.ruleOutcome.QUOTE")
                  : t(`staff.outcome.${outcome}`)}
              </strong>
              <span className="quiet">{[by ?? t(`staff.madeBy.${madeBy}`), when(text, at)].join(", ")}</span>
            </p>
            {reason ? <p>{t(`staff.refusedFor.${reason}`)}</p> : null}
            {note ? <p className="work-mail">{note}</p> : null}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
