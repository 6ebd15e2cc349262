import type { StaffCase } from "@kautia/contract";
import { SummaryList } from "@kautia/design-system";
import { useText } from "#shell/i18n/use-text.ts";

/** The basis of the decision: cause, score ratio, price and missing documents. */
export function Facts({ of: { decisions, score, price, answers } }: { of: StaffCase }) {
  const { t, number, exactMoney } = useText();
  const [last] = decisions;
  const reason = decisions.find(({ madeBy }) => madeBy === "RULES")?.reason;
  const { ratio, goodFrom, middlingFrom } = score;
  const why = [last?.cause && t(`staff.cause.${last.cause}`), reason && t(`staff.refusedFor.${reason}`)];
  const rows = [
    { key: "cause", label: t("staff.col.cause"), value: why.filter(Boolean).join(". ") || "–" },
    {
      key: "ratio",
      label: t("staff.case.ratio"),
      value: ratio
        ? t("staff.case.ratioText", { ratio: number(ratio), good: goodFrom, middling: middlingFrom })
        : t("staff.case.ratioNone"),
    },
    {
      key: "price",
      label: t("staff.case.price"),
      value: price
        ? t("staff.case.priceText", { yearly: exactMoney(price.yearly), monthly: exactMoney(price.monthly) })
        : "–",
    },
    {
      key: "owed",
      label: t("staff.case.owed"),
      value: answers.requiredDocuments.map((type) => t(`documents.${type}`)).join(", ") || "–",
    },
  ];
  return <SummaryList rows={rows} />;
}
