import { Button, ButtonLink, DrawingEmptyChair } from "@kautia/design-system";
import { useApp } from "../../app/app-context.ts";
import { useScreenPath } from "../../routing/use-screen-path.ts";
import { useLocation, useNavigator } from "../../navigation/use-location.ts";
import { useText } from "../../texts/use-text.ts";
import { ErrorPage } from "../../frame/ErrorPage.tsx";

/** Offers the way back to the page that led here, which still has its input, or to the application or the start. */
function ServerErrorScreen() {
  const { t } = useText();
  const { back } = useNavigator();
  const path = useScreenPath();
  const { session } = useApp();
  const ledHere = useLocation().state !== null;
  const again = t("common.retry");
  return (
    <ErrorPage
      drawing={<DrawingEmptyChair />}
      title="pages.500.title"
      text={t("pages.500.text")}
      action={
        ledHere ? (
          <Button onClick={back}>{again}</Button>
        ) : (
          <ButtonLink href={path(session.token() ? "index" : "welcome")}>{again}</ButtonLink>
        )
      }
    />
  );
}

export { ServerErrorScreen as Component };
