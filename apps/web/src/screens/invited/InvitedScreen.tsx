import { dateOfTimestamp, landlordName, type TenantRecord } from "@kautia/contract";
import { Actions, ButtonLink, DrawingKey, Question, SummaryList } from "@kautia/design-system";
import { useEffect } from "react";
import { keepAddressTogether } from "@kautia/locales/keep-together";
import { useApp } from "../../shell/app/app-context.ts";
import { useStore } from "../../shell/app/store.ts";
import { amountText } from "../../form/amount.ts";
import { useText } from "../../shell/i18n/use-text.ts";
import { LivePrice } from "../../parts/price/LivePrice.tsx";
import { Page } from "../../shell/Page.tsx";
import { SideBySide } from "../../shell/SideBySide.tsx";
import { useScreenPath } from "../../shell/use-screen-path.ts";

/** The first page of an invited tenant: the inviter, the home and the price. */
export function InvitedScreen() {
  const record = useStore(useApp().session.record);
  return record && <Invited record={record} />;
}

function Invited({ record }: { record: TenantRecord }) {
  const { price, settings } = useApp();
  const { t, money, date } = useText();
  const path = useScreenPath();
  const inviter = landlordName(record.landlordInfo ?? {});
  const { rentDepositAmount, insuranceStart, insuranceEnd, address } = record;
  const deposit = amountText(rentDepositAmount);
  useEffect(() => price.ask(deposit, 0), [price, deposit]);

  const start = insuranceStart && date(dateOfTimestamp(insuranceStart));
  const rows = [
    { label: t("invited.home"), value: address && keepAddressTogether(address.fullAddress) },
    { label: t("invited.deposit"), value: rentDepositAmount === null ? null : money(rentDepositAmount) },
    {
      label: t("invited.from"),
      value: start && insuranceEnd ? t("invited.until", { start, end: date(dateOfTimestamp(insuranceEnd)) }) : start,
    },
  ];
  return (
    <Page title={t("invited.name")} width="wide">
      <SideBySide
        top={
          <>
            <DrawingKey />
            <Question
              title={inviter ? t("invited.title", { inviter }) : t("invited.titlePlain")}
              lead={t("invited.lead", { deposit: money(rentDepositAmount ?? 0) })}
            />
            <SummaryList rows={rows.filter(({ value }) => value)} />
          </>
        }
        side={
          <>
            <h2>{t("invited.price")}</h2>
            <LivePrice />
          </>
        }
      >
        <p>{t("invited.next", { seconds: settings.claims.quoteSeconds })}</p>
        <Actions note={t("common.notChargedYet")}>
          <ButtonLink href={path("short-onboarding")}>{t("invited.accept")}</ButtonLink>
        </Actions>
      </SideBySide>
    </Page>
  );
}
