import { Tabs } from "../../parts/Tabs.tsx";
import { useText } from "../../text/use-text.ts";

/** The two reports. */
export function ReportTabs() {
  const { t } = useText();
  return (
    <Tabs
      label={t("office.reports")}
      tabs={[
        { label: t("office.reports.money"), to: "/staff/reports/money" },
        { label: t("office.reports.applications"), to: "/staff/reports/applications" },
      ]}
    />
  );
}
