import { type ClaimWarning, getStaffClaim, listStaffClaims, type StaffClaim } from "@kautia/contract";
import { IconWarning } from "@kautia/design-system";
import { type Text, when } from "@kautia/locales/format";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { createLazyRoute, useNavigate } from "@tanstack/react-router";
import { queryOf } from "../../api/queries.ts";
import { BackLink } from "../../parts/BackLink.tsx";
import { ClaimItems } from "../../parts/ClaimItems.tsx";
import { Panel } from "../../parts/Panel.tsx";
import { claimAt } from "../places.tsx";
import { ContractPanel } from "../work/ContractPanel.tsx";
import { Status } from "../../parts/Status.tsx";
import { useText } from "../../text/use-text.ts";
import { FourEyes } from "../approvals/FourEyes.tsx";
import { Timeline } from "../people/Timeline.tsx";
import { Assignment } from "../work/Assignment.tsx";
import { Evidence, fileOf } from "../work/Evidence.tsx";
import { Pending, untilEffect } from "../work/Pending.tsx";
import { Queue } from "../work/Queue.tsx";
import { WorkPage } from "../work/WorkPage.tsx";
import { SanctionsHit } from "../circumstances/SanctionsHit.tsx";
import { Account } from "./Account.tsx";
import { Estimate } from "./Estimate.tsx";
import { DecideClaim } from "./DecideClaim.tsx";

export const Route = createLazyRoute("/staff/claims/$claimId")({ component: ClaimPage });

/** A claim that a person decides, with what both sides say, and its payout. */
function ClaimPage() {
  const text = useText();
  const { t, shortDate } = text;
  const navigate = useNavigate();
  const { act, group } = Route.useSearch();
  const { data: claim } = useSuspenseQuery({
    ...queryOf(getStaffClaim, { params: Route.useParams() }),
    refetchInterval: ({ state }) => untilEffect(state.data?.pending),
  });
  const { id, state, next, pending, objection, agreedAt, objectUntil, files, contractNumber } = claim;
  const goOn = () => void navigate(next ? claimAt(next) : { to: "/staff/claims" });
  const isOpen = state === "OPEN" || state === "GRANTED";
  return (
    <WorkPage
      title={t("staff.claim.title", { number: contractNumber })}
      beside={<Status tone={isOpen ? "caution" : "neutral"}>{t(`staff.claim.${state}`)}</Status>}
      back={<BackLink to="/staff/claims">{t("staff.area.claims")}</BackLink>}
      timeline={<Timeline of={{ of: "policy", id: claim.refId }} group={group} />}
      queue={<ClaimQueue />}
      side={
        <>
          <Assignment kind="CLAIM" id={id} assignee={claim.assignee} dueAt={claim.dueAt} isOpen={isOpen} />
          <DecideClaim key={id} of={claim} act={act} onNext={goOn} />
        </>
      }
    >
      <Pending
        kind="CLAIM"
        id={id}
        pending={pending}
        what={pending ? t(`staff.claim.${pending.verdict.outcome}`) : ""}
      />
      <FourEyes of={claim.approval} />
      {claim.warnings.length > 0 ? (
        <Panel title={t("office.claim.why")}>
          <ul className="work-why">
            {claim.warnings.map((warning) => (
              <li key={"checkId" in warning ? warning.checkId : warning.code} className="work-warning">
                <IconWarning size="small" />
                {sayWarning(warning, text)}
              </li>
            ))}
          </ul>
        </Panel>
      ) : null}
      <Panel title={t("staff.claim.items")}>
        <ClaimItems items={claim.items} amount={claim.amount} granted={claim.decision?.amount ?? null} />
        {claim.decision?.note ? <p className="work-mail">{claim.decision.note}</p> : null}
      </Panel>
      <Panel title={t("staff.claim.objection")}>
        {objection ? (
          <>
            <p className="quiet">{when(text, objection.at)}</p>
            <p className="work-mail">{objection.text}</p>
          </>
        ) : agreedAt ? (
          <p>{t("staff.claim.agreed", { date: shortDate(agreedAt) })}</p>
        ) : (
          <p>
            {t(state === "OBJECTION" ? "staff.claim.objectUntil" : "staff.claim.notObjected", {
              date: shortDate(objectUntil),
            })}
          </p>
        )}
      </Panel>
      <Evidence title={t("staff.case.documents")} files={files.map((file) => fileOf(file, text))} />
      {claim.warnings.map((warning) =>
        warning.code === "SANCTIONS_HIT" ? (
          <SanctionsHit
            key={warning.checkId}
            refId={claim.refId}
            hit={warning}
            isAsked={claim.approval?.kind === "clear-sanctions-hit"}
          />
        ) : null,
      )}
      {state === "GRANTED" ? <Account key={`account-${id}`} of={claim} /> : null}
      <Estimate key={`estimate-${id}`} of={claim} />
      <Contract of={claim} />
    </WorkPage>
  );
}

function sayWarning(warning: ClaimWarning, { t, date, exactMoney }: Text): string {
  switch (warning.code) {
    case "REPORTED_AFTER_END":
      return t("office.claim.REPORTED_AFTER_END", { day: date(warning.day) });
    case "OTHER_CLAIMS":
      return t("office.claim.OTHER_CLAIMS", { count: warning.count, amount: exactMoney(warning.amount) });
    case "ON_HOLD":
      return t("office.claim.ON_HOLD", { day: date(warning.day), by: warning.by });
    case "SANCTIONS_HIT":
      return t("office.claim.SANCTIONS_HIT", { payee: warning.name });
    case "PAYEE_NOT_AGREED":
      return t("office.claim.PAYEE_NOT_AGREED", { payee: warning.payee });
    case "NO_EVIDENCE":
    case "NO_ACCOUNT":
      return t(`office.claim.${warning.code}`);
  }
}

function Contract({ of: claim }: { of: StaffClaim }) {
  const { t, exactMoney, languageName, shortDate } = useText();
  return (
    <ContractPanel
      of={claim}
      more={[
        { label: t("office.claim.guaranteed"), value: exactMoney(claim.depositAmount) },
        { label: t("office.case.language"), value: languageName(claim.language) },
        {
          label: t("staff.claim.PAID"),
          value: claim.payout && `${exactMoney(claim.payout.amount)}, ${shortDate(claim.payout.on)}`,
        },
        { label: t("staff.repayment.title"), value: claim.repayment && t(`staff.repayment.${claim.repayment.state}`) },
      ]}
    />
  );
}

/** The claims that wait for us, in the order of the list. */
function ClaimQueue() {
  const { t, exactMoney } = useText();
  const { data } = useQuery(queryOf(listStaffClaims, { query: {} }));
  const waiting = (data?.rows ?? []).filter(({ state }) => state === "OPEN" || state === "GRANTED");
  return (
    <Queue
      items={waiting.map(({ id, tenantName, amount, state, dueAt }) => ({
        id,
        title: tenantName,
        detail: `${exactMoney(amount)}, ${t(`staff.claim.${state}`)}`,
        dueAt,
        to: claimAt(id),
      }))}
    />
  );
}
