import { Link } from "@kautia/design-system";
import { useText } from "../../shell/i18n/use-text.ts";
import { useScreenPath } from "../../shell/use-screen-path.ts";
import { type AccountTab, accountTabIds, accountTabs } from "./tabs.ts";

/** Links rather than an ARIA tab list: each tab has an address of its own. */
export function AccountTabs({ current }: { current: AccountTab }) {
  const { t } = useText();
  const path = useScreenPath();
  return (
    <nav className="account-tabs" aria-label={t("account.tabs")}>
      <ul>
        {accountTabIds.map((tab) => (
          <li key={tab}>
            <Link href={path(tab)} aria-current={tab === current ? "page" : undefined}>
              {t(accountTabs[tab].tab)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
