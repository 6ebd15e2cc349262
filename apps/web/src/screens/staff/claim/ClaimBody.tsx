import type { StaffClaim } from "@kautia/contract";
import { SummaryList } from "@kautia/design-system";
import { ClaimItems } from "#parts/claims/ClaimEntry.tsx";
import { DataTable } from "#parts/tables/DataTable.tsx";
import { useText } from "#shell/i18n/use-text.ts";
import { when } from "@kautia/locales/format";
import { Documents } from "../case/Documents.tsx";
import { ContractLink } from "../ContractLink.tsx";
import { Account } from "./Account.tsx";
import { PayoutForm } from "./PayoutForm.tsx";
import { Repaid } from "./Repaid.tsx";
import { Verdicts } from "./Verdicts.tsx";

interface ClaimBodyProps {
  claim: StaffClaim;
  onChanged: (claim: StaffClaim) => void;
  onSessionEnded: () => void;
}

/** The claim, the objection and the decision, and the forms for whatever comes next. */
export function ClaimBody({ claim, onChanged, onSessionEnded }: ClaimBodyProps) {
  const text = useText();
  const { t, exactMoney, date } = text;
  const { objection, decision, payout, state } = claim;
  return (
    <div className="k-flow">
      <SummaryList
        rows={[
          {
            label: t("staff.col.contract"),
            value: <ContractLink refId={claim.refId} contractNumber={claim.contractNumber} />,
          },
          { label: t("staff.col.amount"), value: exactMoney(claim.amount) },
          { label: t("staff.col.deposit"), value: exactMoney(claim.depositAmount) },
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
        onSessionEnded={onSessionEnded}
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
          <p>{`${t(`staff.claim.${decision.outcome}`)}, ${exactMoney(decision.amount)}`}</p>
          {decision.note ? <blockquote className="staff-note">{decision.note}</blockquote> : null}
        </section>
      ) : null}
      {payout ? (
        <section className="k-flow">
          <h2>{t("staff.payout.title")}</h2>
          <SummaryList
            rows={[
              { label: t("staff.payout.amount"), value: exactMoney(payout.amount) },
              { label: t("staff.payout.on"), value: date(payout.on) },
              { label: t("staff.payout.reference"), value: payout.reference },
            ]}
          />
        </section>
      ) : null}
      {state === "GRANTED" ? <Account claim={claim} onSessionEnded={onSessionEnded} /> : null}
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
