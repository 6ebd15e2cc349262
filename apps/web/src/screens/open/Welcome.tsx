import { Invitation } from "../../parts/invitation/Invitation.tsx";
import { useText } from "../../texts/use-text.ts";
import { OpenActions, type OpenProps } from "./OpenActions.tsx";
import { OfferedPrice } from "./OfferedPrice.tsx";

/** Asks before an invitation or a partner's link begins an application. */
export function Welcome(props: OpenProps) {
  const { t } = useText();
  const { inviterName, country, ...offered } = props.view;
  return (
    <Invitation
      {...offered}
      inviter={inviterName}
      price={<OfferedPrice deposit={offered.rentDepositAmount} country={country} />}
      again={t("invited.again")}
    >
      <OpenActions {...props} label={t("invited.accept")} note={t("common.notChargedYet")} />
    </Invitation>
  );
}
