import { dateOfTimestamp, landlordName, type TenantRecord } from "@kautia/contract";
import { Actions, ButtonLink } from "@kautia/design-system";
import { useEffect } from "react";
import { amountText } from "../../form/amount.ts";
import { Invitation } from "../../parts/invitation/Invitation.tsx";
import { LivePrice } from "../../parts/price/LivePrice.tsx";
import { useApp } from "../../app/app-context.ts";
import { useStore } from "../../browser/store.ts";
import { useText } from "../../texts/use-text.ts";
import { useScreenPath } from "../../routing/use-screen-path.ts";

/** The invitation of a tenant who has accepted it but answered nothing yet. */
function InvitedScreen() {
  const record = useStore(useApp().session.record);
  return record && <Invited record={record} />;
}

function Invited({ record }: { record: TenantRecord }) {
  const { price } = useApp();
  const { t } = useText();
  const path = useScreenPath();
  const { landlordInfo, address, rentDepositAmount, insuranceStart, insuranceEnd } = record;
  const deposit = amountText(rentDepositAmount);
  useEffect(() => price.ask(deposit, 0), [price, deposit]);
  return (
    <Invitation
      inviter={landlordName(landlordInfo ?? {})}
      fullAddress={address && address.fullAddress}
      rentDepositAmount={rentDepositAmount}
      insuranceStart={insuranceStart && dateOfTimestamp(insuranceStart)}
      insuranceEnd={insuranceEnd && dateOfTimestamp(insuranceEnd)}
      price={<LivePrice />}
    >
      <Actions note={t("common.notChargedYet")}>
        <ButtonLink href={path("short-onboarding")}>{t("invited.accept")}</ButtonLink>
      </Actions>
    </Invitation>
  );
}

export { InvitedScreen as Component };
