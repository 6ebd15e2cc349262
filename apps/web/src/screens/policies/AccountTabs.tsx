import { TabLinks } from "../../frame/TabLinks.tsx";
import { useText } from "../../texts/use-text.ts";
import { useScreenPath } from "../../routing/use-screen-path.ts";
import { type AccountTab, accountTabIds, accountTabs } from "./tabs.ts";

export function AccountTabs({ current }: { current: AccountTab }) {
  const { t } = useText();
  const path = useScreenPath();
  const tabs = accountTabIds.map((tab) => ({
    href: path(tab),
    text: t(accountTabs[tab].tab),
    isCurrent: tab === current,
  }));
  return <TabLinks label={t("account.tabs")} tabs={tabs} />;
}
