import { Button, DrawingDoor } from "@kautia/design-system";
import { useLocation, useNavigator } from "../../navigation/use-location.ts";
import { useText } from "../../texts/use-text.ts";
import { readErrorState } from "../../routing/error-screen.ts";
import { tooOften } from "@kautia/locales/format";
import { ErrorPage } from "../../frame/ErrorPage.tsx";

/** Shows the server's error when a call led here, otherwise that the address is wrong. */
function NotFoundScreen() {
  const text = useText();
  const { t } = text;
  const { back } = useNavigator();
  const { errorCode, params } = readErrorState(useLocation().state);
  // The address is right, and the page before still has its input.
  const tooMany = errorCode === "RATE_LIMITED" || errorCode === "UPLOAD_LIMIT";
  const why =
    errorCode === "RATE_LIMITED" ? tooOften(text, params) : t(errorCode ? `errors.${errorCode}` : "pages.404.text");
  return (
    <ErrorPage
      drawing={<DrawingDoor />}
      title={tooMany ? "pages.tooMany.title" : "pages.404.title"}
      text={why}
      action={tooMany ? <Button onClick={back}>{t("common.retry")}</Button> : undefined}
    />
  );
}

export { NotFoundScreen as Component };
