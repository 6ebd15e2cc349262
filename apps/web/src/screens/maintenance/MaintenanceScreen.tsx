import { DrawingEmptyChair } from "@kautia/design-system";
import { useText } from "../../texts/use-text.ts";
import { ErrorPage } from "../../frame/ErrorPage.tsx";

function MaintenanceScreen() {
  const { t } = useText();
  return (
    <ErrorPage drawing={<DrawingEmptyChair />} title="pages.maintenance.title" text={t("pages.maintenance.text")} />
  );
}

export { MaintenanceScreen as Component };
