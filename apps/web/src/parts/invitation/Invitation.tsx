import { DrawingKey, type Elements, Question, SummaryList } from "@kautia/design-system";
import { keepAddressTogether } from "@kautia/locales/keep-together";
import { useApp } from "../../app/app-context.ts";
import { useText } from "../../texts/use-text.ts";
import { Page } from "../../frame/Page.tsx";
import { SideBySide } from "../../frame/SideBySide.tsx";

interface InvitationProps {
  inviter: string | null;
  fullAddress: string | null;
  rentDepositAmount: number | null;
  /** Days as YYYY-MM-DD. */
  insuranceStart: string | null;
  insuranceEnd: string | null;
  price: Elements;
  /** How long the link works. */
  again?: string;
  /** The page's actions. */
  children: Elements;
}

/** The page of an invitation: the inviter, the home and the price. */
export function Invitation({ inviter, rentDepositAmount, price, again, children, ...home }: InvitationProps) {
  const { settings } = useApp();
  const { t, money, date } = useText();
  const { fullAddress, insuranceStart, insuranceEnd } = home;
  const start = insuranceStart && date(insuranceStart);
  const rows = [
    { label: t("invited.home"), value: fullAddress && keepAddressTogether(fullAddress) },
    { label: t("invited.deposit"), value: rentDepositAmount === null ? null : money(rentDepositAmount) },
    {
      label: t("invited.from"),
      value: start && insuranceEnd ? t("invited.until", { start, end: date(insuranceEnd) }) : start,
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
            {price}
          </>
        }
      >
        <p>{t("invited.next", { seconds: settings.claims.quoteSeconds })}</p>
        {again ? <p className="quiet">{again}</p> : null}
        {children}
      </SideBySide>
    </Page>
  );
}
