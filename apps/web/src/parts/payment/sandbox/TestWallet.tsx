import { Button } from "@kautia/design-system";
import { useText } from "#texts/use-text.ts";
import { wallets } from "../wallets.ts";
import "./sandbox.css";

/** Stands in for the device's wallet, which a real provider offers above the card. */
export function TestWallet({ onPressed }: { onPressed: () => Promise<void> }) {
  const { t } = useText();
  return (
    <Button
      wide
      className="sandbox-wallet"
      secondLine={t("payment.walletHelp", { apple: wallets.apple_pay, google: wallets.google_pay })}
      busyLabel={t("payment.settingUp")}
      onClick={onPressed}
    >
      {t("payment.wallet")}
    </Button>
  );
}
