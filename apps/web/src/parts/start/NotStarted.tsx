import { InlineMessage } from "@kautia/design-system";
import type { StartObstacle } from "../../routing/use-start.ts";
import { useText } from "../../texts/use-text.ts";
import { CookiesBlocked } from "./CookiesBlocked.tsx";

/** Says why 'Start' has not started an application. */
export function NotStarted({ obstacle }: { obstacle: StartObstacle }) {
  const { t } = useText();
  if (obstacle === "cookies") return <CookiesBlocked />;
  return (
    <InlineMessage tone="caution" title={t("form.offlineTitle")} live>
      {t("form.offlineText")}
    </InlineMessage>
  );
}
