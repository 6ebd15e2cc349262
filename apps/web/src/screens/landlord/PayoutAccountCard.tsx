import type { LandlordView } from "@kautia/contract";
import { Card } from "@kautia/design-system";
import { useState } from "react";
import { useLocation } from "../../shell/navigation/use-location.ts";
import { useText } from "../../shell/i18n/use-text.ts";
import { AccountForm } from "./AccountForm.tsx";
import { ChangeAccount } from "./ChangeAccount.tsx";
import { ComingAccount } from "./ComingAccount.tsx";

export interface PayoutAccountProps {
  view: LandlordView;
  token: string;
  onView: (view: LandlordView) => void;
}

/** The account to which claims are paid: asked for once there is a claim, and changed by a mailed link. */
export function PayoutAccountCard({ view, token, onView }: PayoutAccountProps) {
  const { t } = useText();
  const { query } = useLocation();
  const [changed, setChanged] = useState(false);
  const { payoutAccount: account } = view;
  const change = changed ? null : query.get("change");
  if (!account && !view.asksForAccount) return null;
  const form = { token, onView, onSaved: () => setChanged(true) };
  return (
    <Card title={t("landlord.account")} tone={account ? "plain" : "accent"}>
      <div className="k-flow">
        {account ? (
          <p>
            <strong className="landlord-iban">{account.iban}</strong>, {account.holder}
          </p>
        ) : (
          <AccountForm {...form} change={null} lead={t("landlord.accountAsk")} />
        )}
        {account?.coming ? <ComingAccount coming={account.coming} token={token} onView={onView} /> : null}
        {account && change !== null ? <AccountForm {...form} change={change} lead={t("landlord.newAccount")} /> : null}
        {account && change === null ? <ChangeAccount token={token} /> : null}
      </div>
    </Card>
  );
}
