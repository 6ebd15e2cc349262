import { openPayoutAccount, type StaffClaim } from "@kautia/contract";
import { Button } from "@kautia/design-system";
import { when } from "@kautia/locales/format";
import { Link } from "@tanstack/react-router";
import { useChange } from "../../api/queries.ts";
import { Facts } from "../../parts/Facts.tsx";
import { Failed } from "../../parts/Failed.tsx";
import { Panel } from "../../parts/Panel.tsx";
import { useText } from "../../text/use-text.ts";

/** Where a granted claim is paid to. The whole IBAN is shown on request, which is recorded. */
export function Account({
  of: { id, payoutAccount: account, mayPayOut, contractNumber, warnings },
}: {
  of: StaffClaim;
}) {
  const unagreed = warnings.find((warning) => warning.code === "PAYEE_NOT_AGREED");
  const text = useText();
  const { t } = text;
  const open = useChange(openPayoutAccount);
  const opened = open.data;
  return (
    <Panel title={t("staff.payout.account")}>
      {account?.iban ? (
        <Facts
          facts={[
            { label: "IBAN", value: opened?.iban.replaceAll(/(.{4})(?=.)/g, "$1 ") ?? account.iban },
            { label: t("staff.payout.holder"), value: opened?.holder ?? account.holder },
            { label: t("staff.col.since"), value: account.since && when(text, account.since) },
          ]}
        />
      ) : account?.coming ? null : (
        <p>{t("staff.payout.noAccount")}</p>
      )}
      {account?.coming ? (
        <p>
          {t(account.iban ? "staff.payout.coming" : "staff.payout.first", {
            when: when(text, account.coming.from),
            iban: account.coming.iban,
            holder: account.coming.holder,
          })}
        </p>
      ) : null}
      {opened ? <p className="quiet">{t("staff.payout.opened")}</p> : null}
      <Failed error={open.error} />
      <div className="work-actions">
        {account?.iban && !opened ? (
          <Button variant="secondary" busy={open.isPending} onClick={() => open.mutate({ params: { claimId: id } })}>
            {t("staff.payout.open")}
          </Button>
        ) : null}
        {unagreed ? (
          <Link to="/staff/policies/$id/payee" params={{ id: contractNumber }} search={{ name: unagreed.payee }}>
            {t("office.payee")}
          </Link>
        ) : null}
        {mayPayOut ? (
          <Link to="/staff/payouts" search={{ search: contractNumber }}>
            {t("office.payouts.record")}
          </Link>
        ) : null}
      </div>
    </Panel>
  );
}
