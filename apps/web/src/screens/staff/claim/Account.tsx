import { type CallAnswer, openPayoutAccount, type StaffClaim } from "@kautia/contract";
import { Button, InlineMessage, SummaryList } from "@kautia/design-system";
import { useState } from "react";
import type { CallFailure } from "#api/call-result.ts";
import { ActionFailed } from "#parts/failure/ActionFailed.tsx";
import { useApp } from "#shell/app/app-context.ts";
import { useText } from "#shell/i18n/use-text.ts";
import { when } from "@kautia/locales/format";
import { handledByPage } from "#parts/tables/use-table.ts";

interface AccountProps {
  claim: StaffClaim;
  onSessionEnded: () => void;
}

/** Where a granted claim is paid to. The whole IBAN is shown on request, which is recorded. */
export function Account({ claim: { id, payoutAccount: account, mayPayOut }, onSessionEnded }: AccountProps) {
  const { api } = useApp();
  const text = useText();
  const { t } = text;
  const [opened, setOpened] = useState<CallAnswer<typeof openPayoutAccount> | null>(null);
  const [failure, setFailure] = useState<CallFailure | null>(null);

  async function open(): Promise<void> {
    setFailure(null);
    const result = await api.call(openPayoutAccount, { params: { claimId: id } }, handledByPage);
    if (result.ok) setOpened(result.answer);
    else if (result.problem?.status === 401) onSessionEnded();
    else setFailure(result);
  }

  if (!account)
    return mayPayOut ? null : (
      <InlineMessage tone="caution" toneLabel={t("common.note")} title={t("staff.payout.account")}>
        {t("staff.payout.noAccount")}
      </InlineMessage>
    );
  const { iban, holder, since, coming } = account;
  if (iban === null)
    return (
      <InlineMessage tone="caution" toneLabel={t("common.note")} title={t("staff.payout.account")}>
        {coming
          ? t("staff.payout.first", { when: when(text, coming.from), iban: coming.iban, holder: coming.holder })
          : t("staff.payout.noAccount")}
      </InlineMessage>
    );
  return (
    <section className="k-flow">
      <h2>{t("staff.payout.account")}</h2>
      <SummaryList
        rows={[
          { label: "IBAN", value: opened?.iban.replaceAll(/(.{4})(?=.)/g, "$1 ") ?? iban },
          { label: t("staff.payout.holder"), value: opened?.holder ?? holder ?? "" },
          { label: t("staff.col.since"), value: since === null ? "" : when(text, since) },
        ]}
      />
      {coming ? <p>{t("staff.payout.coming", { when: when(text, coming.from), iban: coming.iban })}</p> : null}
      {opened ? (
        <p className="quiet" role="status">
          {t("staff.payout.opened")}
        </p>
      ) : (
        <>
          <ActionFailed failure={failure} />
          <p>
            <Button variant="secondary" onClick={open} busyLabel={t("common.loading")}>
              {t("staff.payout.open")}
            </Button>
          </p>
        </>
      )}
    </section>
  );
}
