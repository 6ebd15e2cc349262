import { Button, DrawingDoor } from "@kautia/design-system";
import { useLocation, useNavigator } from "../../shell/navigation/use-location.ts";
import { useText } from "../../shell/i18n/use-text.ts";
import { readErrorState } from "../../shell/error-screen.ts";
import { ErrorPage } from "../../shell/ErrorPage.tsx";

/** Shows the server's error when a call led here, otherwise that the address is wrong. */
export function NotFoundScreen() {
  const { t } = useText();
  const { back } = useNavigator();
  const { errorCode } = readErrorState(useLocation().state);
  // The address is right, and the page before still has its input.
  const tooMany = errorCode === "RATE_LIMITED" || errorCode === "UPLOAD_LIMIT";
  return (
    <ErrorPage
      drawing={<DrawingDoor />}
      title={tooMany ? "pages.tooMany.title" : "pages.404.title"}
      text={t(errorCode ? `errors.${errorCode}` : "pages.404.text")}
      action={tooMany ? <Button onClick={back}>{t("common.retry")}</Button> : undefined}
    />
  );
}
