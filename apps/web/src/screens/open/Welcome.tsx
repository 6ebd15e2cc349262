import { Invitation } from "../../parts/invitation/Invitation.tsx";
import { useText } from "../../texts/use-text.ts";
import { OpenActions, type OpenProps } from "./OpenActions.tsx";
import { type Country, getPrice, localeIn } from "@kautia/contract";
import { amountText } from "../../form/amount.ts";
import { Prices } from "../../parts/price/LivePrice.tsx";
import { useApp } from "../../app/app-context.ts";
import { useLoaded } from "../../app/use-loaded.ts";

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

/** The price of an offered deposit in the country of its home, whichever application this browser has. */
function OfferedPrice({ deposit, country }: { deposit: number | null; country: Country }) {
  const { api } = useApp();
  const { language } = useText();
  const rentDepositAmount = amountText(deposit);
  const { state } = useLoaded(() => {
    const options = { quiet: true, handledStatuses: "all", locale: localeIn(language, country) } as const;
    return api.call(getPrice, { body: { rentDepositAmount } }, options);
  });
  if (state.kind === "loaded") return <Prices price={state.answer} status="known" />;
  return <Prices price={null} status={state.kind === "failed" ? "failed" : "fetching"} />;
}
