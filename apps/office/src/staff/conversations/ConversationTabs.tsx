import { Tabs } from "../../parts/Tabs.tsx";
import { useText } from "../../text/use-text.ts";

/** What people wrote to us, and what did not reach them. */
export function ConversationTabs() {
  const { t } = useText();
  return (
    <Tabs
      label={t("office.conversations")}
      tabs={[
        { label: t("staff.area.questions"), to: "/staff/questions" },
        { label: t("staff.area.withdrawals"), to: "/staff/withdrawals" },
        { label: t("office.mails"), to: "/staff/mails" },
        { label: t("office.letters"), to: "/staff/letters" },
      ]}
    />
  );
}
