import { Page } from "../parts/Page.tsx";
import { useText } from "../text/use-text.ts";

/** For an unknown address, and for a thing that does not exist. */
export function NotFound() {
  const { t } = useText();
  return (
    <Page title={t("office.notFound")}>
      <p>{t("office.notFoundText")}</p>
    </Page>
  );
}
