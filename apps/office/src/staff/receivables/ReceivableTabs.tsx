import { Tabs } from "../../parts/Tabs.tsx";
import { useText } from "../../text/use-text.ts";

/** What tenants owe, with whom we are to be in touch about it, and what the card provider reports. */
export function ReceivableTabs() {
  const { t } = useText();
  return (
    <Tabs
      label={t("office.receivables")}
      tabs={[
        { label: t("staff.area.charges"), to: "/staff/charges" },
        { label: t("staff.area.follow-ups"), to: "/staff/follow-ups" },
        { label: t("staff.area.notices"), to: "/staff/notices" },
        { label: t("office.filings"), to: "/staff/filings" },
      ]}
    />
  );
}
