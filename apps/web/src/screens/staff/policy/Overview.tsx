import type { NextCharge, StaffPolicy } from "@kautia/contract";
import { ButtonLink, InlineMessage, Link, SummaryList } from "@kautia/design-system";
import { Timeline } from "#parts/timeline/Timeline.tsx";
import { type Text, when } from "@kautia/locales/format";
import { useText } from "#shell/i18n/use-text.ts";
import { useScreenPath } from "#shell/use-screen-path.ts";
import { contractLine } from "../moving-out/contract-line.ts";

/** The parties, the guarantee with its dates, what waits for a person, and the contract's status. */
export function Overview({ policy }: { policy: StaffPolicy }) {
  const text = useText();
  const { t, exactMoney, date } = text;
  const { landlordName, landlordEmail, partnerName, nextCharge, paymentPeriod } = policy;
  const period = t(paymentPeriod === "YEARLY" ? "common.perYear" : "common.perMonth");
  const day = (on: string | null) => (on === null ? "–" : date(on));
  return (
    <div className="staff-case">
      <div className="k-flow">
        <Todo policy={policy} />
        <SameHome contracts={policy.sameHome} />
        <SummaryList
          rows={[
            { label: t("staff.state"), value: t(`staff.policy.${policy.status}`) },
            { label: t("staff.col.tenant"), value: `${policy.tenantName}, ${policy.tenantEmail}` },
            {
              label: t("staff.col.landlord"),
              value: [landlordName, landlordEmail, partnerName].filter(Boolean).join(", "),
            },
            { label: t("staff.col.deposit"), value: exactMoney(policy.depositAmount) },
            { label: t("staff.col.premium"), value: `${exactMoney(policy.premiumAmount)} ${period}` },
            {
              label: t("staff.policy.nextCharge"),
              value: nextCharge ? chargeText(nextCharge, text) : "–",
            },
            { label: t("staff.col.signed"), value: when(text, policy.signedAt) },
            { label: t("staff.movingOut.coverStart"), value: day(policy.coverStart) },
            { label: t("staff.policy.until"), value: day(policy.insuranceEnd) },
            { label: t("staff.policy.language"), value: text.languageName(policy.language) },
            { label: t("staff.case.number"), value: policy.refId },
          ]}
        />
      </div>
      <section className="k-flow">
        <h2>{t("staff.movingOut.line")}</h2>
        <Timeline label={t("staff.movingOut.line")} items={contractLine(policy.line, text)} />
      </section>
    </div>
  );
}

/** Other tenants' contracts for the home. Only one of them can be accepted. */
function SameHome({ contracts }: { contracts: StaffPolicy["sameHome"] }) {
  const { t } = useText();
  const path = useScreenPath();
  if (contracts.length === 0) return null;
  return (
    <InlineMessage tone="caution" toneLabel={t("common.note")} title={t("staff.policy.sameHome")}>
      <p>{t("staff.policy.sameHomeText")}</p>
      <ul>
        {contracts.map(({ refId, contractNumber, tenantName, status }) => (
          <li key={refId}>
            <Link href={path("staff-policy", { refId })}>{contractNumber}</Link>
            <span>{`, ${tenantName}, ${t(`staff.policy.${status}`)}`}</span>
          </li>
        ))}
      </ul>
    </InlineMessage>
  );
}

function chargeText({ amount, on, ifAccepted }: NextCharge, { t, exactMoney, date }: Text): string {
  const values = { amount: exactMoney(amount), date: date(on) };
  return ifAccepted ? t("staff.policy.chargeIfAccepted", values) : `${values.amount}, ${values.date}`;
}

/** Buttons to the pages where a person can act now. */
function Todo({ policy: { claims, movingOuts, followUps, hasCase, refId } }: { policy: StaffPolicy }) {
  const { t } = useText();
  const path = useScreenPath();
  const claimsToDo = claims.flatMap(({ id, state }) =>
    state === "OPEN" || state === "GRANTED"
      ? [{ href: path("staff-claim", { claimId: id }), label: t(`staff.policy.claim.${state}`) }]
      : [],
  );
  const proofs = movingOuts
    .filter(({ state }) => state === "OPEN")
    .map(({ id }) => ({
      href: `${path("staff-area", { area: "moving-outs" })}?id=${id}`,
      label: t("staff.policy.decideMovingOut"),
    }));
  const promised = {
    href: `${path("staff-area", { area: "follow-ups" })}?search=${refId}`,
    label: t("staff.policy.followUp"),
  };
  const todo = [...claimsToDo, ...proofs, ...(followUps > 0 ? [promised] : [])];
  return (
    <section className="k-flow">
      <h2>{t("staff.policy.todo")}</h2>
      {todo.length === 0 ? <p className="quiet">{t("staff.policy.nothingToDo")}</p> : null}
      <div className="staff-acts">
        {todo.map(({ href, label }) => (
          <ButtonLink key={href} href={href}>
            {label}
          </ButtonLink>
        ))}
        {hasCase ? (
          <ButtonLink variant="secondary" href={path("staff-case", { refId })}>
            {t("staff.policy.case")}
          </ButtonLink>
        ) : null}
      </div>
    </section>
  );
}
