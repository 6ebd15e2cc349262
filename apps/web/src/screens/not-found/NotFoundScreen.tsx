import { DrawingDoor } from "@kautia/design-system";
import { useLocation } from "../../shell/navigation/use-location.ts";
import { useText } from "../../shell/i18n/use-text.ts";
import { readErrorState } from "../../shell/error-screen.ts";
import { ErrorPage } from "../../shell/ErrorPage.tsx";

/** Shows the server's error when a call led here, otherwise that the address is wrong. */
export function NotFoundScreen() {
  const { t } = useText();
  const { errorCode } = readErrorState(useLocation().state);
  return (
    <ErrorPage
      drawing={<DrawingDoor />}
      title="pages.404.title"
      text={t(errorCode ? `errors.${errorCode}` : "pages.404.text")}
    />
  );
}
