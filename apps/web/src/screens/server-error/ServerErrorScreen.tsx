import { Button, DrawingEmptyChair } from "@kautia/design-system";
import { useLocation, useNavigator } from "../../shell/navigation/use-location.ts";
import { useText } from "../../shell/i18n/use-text.ts";
import { ErrorPage } from "../../shell/ErrorPage.tsx";

/** Offers the way back when a page led here; that page still has its input. */
export function ServerErrorScreen() {
  const { t } = useText();
  const { back } = useNavigator();
  const ledHere = useLocation().state !== null;
  return (
    <ErrorPage
      drawing={<DrawingEmptyChair />}
      title="pages.500.title"
      text={t("pages.500.text")}
      action={ledHere ? <Button onClick={back}>{t("common.retry")}</Button> : undefined}
    />
  );
}
