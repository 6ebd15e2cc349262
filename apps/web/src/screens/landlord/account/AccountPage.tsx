import { getLandlordView, type LandlordView } from "@kautia/contract";
import { Button, ButtonLink, InlineMessage, Question } from "@kautia/design-system";
import { useRef, useState } from "react";
import { useApp } from "#app/app-context.ts";
import { useLocation } from "#navigation/use-location.ts";
import { useText } from "#texts/use-text.ts";
import { Page } from "#frame/Page.tsx";
import { Navigate } from "#navigation/Navigate.tsx";
import { type GuaranteeProps, useGuaranteePath } from "../guarantee.ts";
import { AccountForm } from "./AccountForm.tsx";
import { ChangeAccount } from "./ChangeAccount.tsx";
import { ComingAccount } from "./ComingAccount.tsx";

/** The account to which claims are paid: asked for once there is a claim, changed or dropped by a mailed link. */
export function AccountPage({ view, token, onView }: GuaranteeProps) {
  const { api } = useApp();
  const { t } = useText();
  const { query } = useLocation();
  const path = useGuaranteePath();
  const heading = useRef<HTMLHeadingElement>(null);
  /** How the form ended: saved, its link has been used or has expired, or somebody else has entered an account. */
  const [ended, setEnded] = useState<"saved" | "expired" | "conflict" | null>(null);
  const [isReplacing, setIsReplacing] = useState(false);
  const { payoutAccount: account, accountNeedsLink } = view;
  const change = ended === null ? query.get("change") : null;
  if (!account && !view.asksForAccount && !accountNeedsLink) return <Navigate to={path("landlord")} replace />;

  function leaveForm(next: typeof ended): void {
    setEnded(next);
    // The pressed button is gone, so move the focus.
    heading.current?.focus();
  }

  function replace(): void {
    setIsReplacing(true);
    // The pressed button is gone, so move the focus.
    heading.current?.focus();
  }

  function show(now: LandlordView): void {
    onView(now);
    leaveForm("saved");
  }

  async function showCurrent(): Promise<void> {
    leaveForm(accountNeedsLink ? "expired" : "conflict");
    const now = await api.call(getLandlordView, { params: { token } }, { handledStatuses: "all" });
    if (now.ok) onView(now.answer);
  }

  const form = { token, onSaved: show, onTooLate: () => void showCurrent() };
  const title = t(ended === "saved" ? "landlord.accountSaved" : "landlord.account");
  return (
    <Page title={title} back={path("landlord")}>
      <Question headingRef={heading} title={title} />
      {ended === "expired" ? (
        <InlineMessage tone="caution" toneLabel={t("common.note")} live title={t("landlord.changeLater")}>
          {t("landlord.changeLaterText")}
        </InlineMessage>
      ) : null}
      {ended === "conflict" ? (
        <InlineMessage tone="caution" toneLabel={t("common.note")} live title={t("landlord.conflict")}>
          {t("landlord.conflictText")}
        </InlineMessage>
      ) : null}
      {account?.iban ? (
        <p>
          <strong className="landlord-iban" translate="no">
            {account.iban}
          </strong>
          <span translate="no">{`, ${account.holder}`}</span>
        </p>
      ) : null}
      {account?.coming ? (
        <ComingAccount
          coming={account.coming}
          token={token}
          change={change}
          isFirst={account.iban === null}
          isEntered={ended === "saved"}
          onView={show}
          onTooLate={() => void showCurrent()}
        />
      ) : null}
      {ended === "saved" ? (
        <p>
          <ButtonLink href={path("landlord")}>{t("landlord.toGuarantee")}</ButtonLink>
        </p>
      ) : accountNeedsLink && change === null ? (
        <ChangeAccount token={token} />
      ) : account?.coming && !isReplacing ? (
        // An empty form would look as if the new account had not been saved.
        <p>
          <Button variant="secondary" onClick={replace}>
            {t("landlord.enterOther")}
          </Button>
        </p>
      ) : (
        <AccountForm {...form} change={change} lead={t(account ? "landlord.newAccount" : "landlord.accountAsk")} />
      )}
    </Page>
  );
}
