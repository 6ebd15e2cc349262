import { useText } from "../../i18n/use-text.ts";
import { ErrorPage } from "../../shell/ErrorPage.tsx";

export function MaintenanceScreen() {
  const { t } = useText();
  return <ErrorPage title="pages.maintenance.title" text={t("pages.maintenance.text")} />;
}
