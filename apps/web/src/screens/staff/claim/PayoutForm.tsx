import { recordClaimPayout, type StaffClaim } from "@kautia/contract";
import { useText } from "#shell/i18n/use-text.ts";
import { TransferForm } from "../TransferForm.tsx";

interface PayoutFormProps {
  claim: StaffClaim;
  onRecorded: (claim: StaffClaim) => void;
}

/** Records the transfer to the landlord. */
export function PayoutForm({ claim: { id, decision }, onRecorded }: PayoutFormProps) {
  const { t, exactMoney } = useText();
  return (
    <section className="k-flow">
      <h2>{t("staff.payout.title")}</h2>
      <TransferForm
        id="staff-pay-out-claim"
        call={recordClaimPayout}
        params={{ claimId: id }}
        lead={t("staff.payout.lead", { amount: exactMoney(decision?.amount ?? 0) })}
        wrongAmount="staff.payout.wrongAmount"
        go="staff.payout.go"
        onSaved={onRecorded}
      />
    </section>
  );
}
