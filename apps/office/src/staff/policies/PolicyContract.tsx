import type { NextCharge, StaffPolicy } from "@kautia/contract";
import { keepAddressTogether } from "@kautia/locales/keep-together";
import { type Text, when } from "@kautia/locales/format";
import { createLazyRoute } from "@tanstack/react-router";
import { Facts } from "../../parts/Facts.tsx";
import { Panel } from "../../parts/Panel.tsx";
import { PlaceLink } from "../../parts/links.tsx";
import { claimAt, movingOutAt } from "../places.tsx";
import { useText } from "../../text/use-text.ts";
import { Amendments } from "./Amendments.tsx";
import { TermsPanel } from "./Terms.tsx";
import { usePolicy } from "./use-policy.ts";

export const Route = createLazyRoute("/staff/policies/$id/contract")({ component: PolicyContract });

/** What was agreed and changed, what the tenant answered, and the claims and proofs of moving out. */
function PolicyContract() {
  const policy = usePolicy();
  return (
    <>
      <Agreed of={policy} />
      <Amendments of={policy} />
      <TermsPanel of={policy} />
      <Answered of={policy} />
      <Claims of={policy} />
    </>
  );
}

function Agreed({ of: policy }: { of: StaffPolicy }) {
  const text = useText();
  const { t, date } = text;
  const { exactMoney } = text.in(policy.country);
  const period = t(policy.paymentPeriod === "YEARLY" ? "common.perYear" : "common.perMonth");
  return (
    <Panel title={t("office.tab.contract")}>
      <Facts
        facts={[
          { label: t("staff.col.home"), value: keepAddressTogether(policy.fullAddress) },
          { label: t("staff.col.deposit"), value: exactMoney(policy.depositAmount) },
          { label: t("staff.col.premium"), value: `${exactMoney(policy.premiumAmount)} ${period}` },
          {
            label: t("staff.policy.nextCharge"),
            value: policy.nextCharge && chargeText(policy.nextCharge, text.in(policy.country)),
          },
          { label: t("staff.col.signed"), value: when(text, policy.signedAt) },
          { label: t("staff.col.start"), value: date(policy.insuranceStart) },
          { label: t("staff.movingOut.coverStart"), value: policy.coverStart && date(policy.coverStart) },
          { label: t("staff.policy.until"), value: policy.insuranceEnd && date(policy.insuranceEnd) },
          { label: t("staff.case.number"), value: policy.refId },
        ]}
      />
    </Panel>
  );
}

function chargeText({ amount, on, ifAccepted }: NextCharge, { t, exactMoney, date }: Text): string {
  const values = { amount: exactMoney(amount), date: date(on) };
  return ifAccepted ? t("staff.policy.chargeIfAccepted", values) : `${values.amount}, ${values.date}`;
}

function Answered({ of: { answers, country } }: { of: StaffPolicy }) {
  const { t, date, money } = useText().in(country);
  const { userInfo, employmentStatus, grossIncome, coldRentAmount, rentContractId } = answers;
  return (
    <Panel title={t("staff.case.answers")}>
      <Facts
        facts={[
          { label: t("office.born"), value: userInfo?.birthDate && date(userInfo.birthDate) },
          { label: t("office.addressBefore"), value: userInfo?.address?.fullAddress },
          { label: t("office.work"), value: employmentStatus && t(`choices.employmentStatus.${employmentStatus}`) },
          { label: t("office.income"), value: grossIncome && money(grossIncome) },
          { label: t("fields.coldRentAmount"), value: coldRentAmount && money(coldRentAmount) },
          { label: t("office.lease"), value: rentContractId },
        ]}
      />
    </Panel>
  );
}

function Claims({ of: { claims, movingOuts, country } }: { of: StaffPolicy }) {
  const text = useText();
  const { t, date, shortDate } = text;
  const { exactMoney } = text.in(country);
  if (claims.length === 0 && movingOuts.length === 0) return null;
  return (
    <Panel title={t("staff.tab.claims")}>
      <ul className="todo">
        {claims.map(({ id, amount, granted, reportedAt, state }) => (
          <li key={id}>
            <PlaceLink to={claimAt(id)}>
              {[
                exactMoney(amount),
                t(`staff.claim.${state}`),
                granted === null ? null : t("office.granted", { amount: exactMoney(granted) }),
              ]
                .filter(Boolean)
                .join(" · ")}
            </PlaceLink>
            <span className="quiet">{shortDate(reportedAt)}</span>
          </li>
        ))}
        {movingOuts.map(({ id, movedOutOn, state }) => (
          <li key={id}>
            <PlaceLink to={movingOutAt(id)}>
              {`${t("office.timeline.MOVING_OUT")} · ${t(`staff.movingOut.${state}`)}`}
            </PlaceLink>
            <span className="quiet">{date(movedOutOn)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
