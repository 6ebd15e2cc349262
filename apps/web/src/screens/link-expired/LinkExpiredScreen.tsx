import { DrawingLetter } from "@kautia/design-system";
import { useText } from "../../i18n/use-text.ts";
import { ErrorPage } from "../../shell/ErrorPage.tsx";

export function LinkExpiredScreen() {
  const { t } = useText();
  return <ErrorPage drawing={<DrawingLetter />} title="pages.linkExpired.title" text={t("pages.linkExpired.text")} />;
}
