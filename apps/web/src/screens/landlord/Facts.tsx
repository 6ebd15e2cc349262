import { dateOfTimestamp, type LandlordView } from "@kautia/contract";
import { SummaryList } from "@kautia/design-system";
import { nameTenants } from "@kautia/locales/format";
import { keepAddressTogether } from "@kautia/locales/keep-together";
import { useApp } from "../../app/app-context.ts";
import { coverDays } from "../../parts/timeline/cover-days.ts";
import { useText } from "../../texts/use-text.ts";

export interface FactsProps {
  view: LandlordView;
  /** Only what tells this guarantee from another. */
  brief?: boolean;
}

export function Facts({ view, brief = false }: FactsProps) {
  const { settings } = useApp();
  const { t, money, date, language } = useText();
  const { isCovered, endedOn } = coverDays(view);
  const end = endedOn ?? view.insuranceEnd;
  const day = (instant: string) => date(dateOfTimestamp(instant));
  const home = [
    { label: t("landlord.tenant"), value: <span translate="no">{nameTenants(view, language)}</span> },
    { label: t("landlord.home"), value: keepAddressTogether(view.fullAddress) },
    { label: t("landlord.amount"), value: <span translate="no">{money(view.depositAmount)}</span> },
  ];
  if (brief) return <SummaryList rows={home} />;
  return (
    <SummaryList
      rows={[
        ...home,
        ...(view.landlordRepresentedBy
          ? [
              {
                label: t("landlord.landlord"),
                value: (
                  <span translate="no">
                    {t("landlord.representedBy", { landlord: view.landlordName ?? "", by: view.landlordRepresentedBy })}
                  </span>
                ),
              },
            ]
          : []),
        ...(view.landlordAddress
          ? [{ label: t("landlord.address"), value: keepAddressTogether(view.landlordAddress) }]
          : []),
        { label: t("landlord.rent"), value: t("landlord.rentValue", { rent: money(view.coldRentAmount) }) },
        {
          label: t("landlord.from"),
          value: view.coverStart ? (
            day(view.coverStart)
          ) : (
            <>
              <div>{day(view.insuranceStart)}</div>
              {view.status === "SIGNED" ? <div className="landlord-quiet">{t("landlord.fromLater")}</div> : null}
            </>
          ),
        },
        ...(isCovered ? [{ label: t("landlord.until"), value: end ? day(end) : t("landlord.untilReleased") }] : []),
        ...(view.cash?.returnOn ? [{ label: t("landlord.cashBack"), value: day(view.cash.returnOn) }] : []),
        { label: t("landlord.signed"), value: date(view.signedAt) },
        { label: t("landlord.by"), value: settings.brand.name },
        { label: t("landlord.number"), value: <span translate="no">{view.contractNumber}</span> },
      ]}
    />
  );
}
