import { amendmentsFor, dateOfTimestamp, type LandlordView } from "@kautia/contract";
import { useText } from "../../texts/use-text.ts";
import { useGuaranteePath } from "./guarantee.ts";
import { type Row, Rows } from "../../parts/rows/Rows.tsx";

/** What landlords may want to do one day, each on a page of its own. */
export function Later({ view }: { view: LandlordView }) {
  const { t, money, date } = useText();
  const path = useGuaranteePath();
  const { claimable, claimableUntil, mayAnswer, mayRelease, payoutAccount, accountNeedsLink } = view;
  const rows: Row[] = [];
  // The page asks for it already.
  const isAsked = view.status === "CANCELLATION_REQUESTED" && mayRelease;
  if (claimable && mayAnswer && !isAsked)
    rows.push({
      href: path("landlord-claim"),
      title: t("claims.open"),
      text: claimableUntil
        ? t("landlord.claimUntil", { amount: money(claimable), until: date(claimableUntil) })
        : t("landlord.claimUpTo", { amount: money(claimable) }),
    });
  else if (claimable === null && view.status === "ACCEPTED" && view.coverStart)
    rows.push({
      title: t("claims.open"),
      text: t("landlord.claimFrom", { date: date(dateOfTimestamp(view.coverStart)) }),
    });
  if (payoutAccount || accountNeedsLink)
    rows.push({
      href: path("landlord-account"),
      title: t("landlord.account"),
      text: payoutAccount?.iban ?? t("landlord.accountShort"),
    });
  if (mayRelease && !isAsked)
    rows.push({ href: path("landlord-release"), title: t("leaving.release"), text: t("landlord.releaseShort") });
  if (mayAnswer && view.replacedOn === null && amendmentsFor("LANDLORD", view).length > 0)
    rows.push({ href: path("landlord-changes"), title: t("changes.title"), text: t("changes.landlordShort") });
  if (rows.length === 0) return null;
  return <Rows title={t("landlord.later")} rows={rows} />;
}
