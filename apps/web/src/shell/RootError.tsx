import { Button, InlineMessage, LinkProvider } from "@kautia/design-system";
import { useRouteError } from "react-router";
import { useText } from "../i18n/use-text.ts";
import { ConnectionLost } from "./connection-lost.ts";
import { Page } from "./Page.tsx";
import { RouterLink } from "./RouterLink.tsx";

/** What is shown when a page cannot be: its code did not arrive, the connection is gone, or something in it broke. */
export function RootError() {
  const { t } = useText();
  const error = useRouteError();
  const part = isLoadingFailure(error) ? "pages.load" : "pages.broken";
  return (
    <LinkProvider component={RouterLink}>
      <Page title={t(`${part}.title`)}>
        <h1 tabIndex={-1}>{t(`${part}.title`)}</h1>
        <InlineMessage
          tone="caution"
          // A whole new start: a chunk that failed once is not asked for again, and a new version has other chunks.
          actions={<Button onClick={() => location.reload()}>{t("common.retry")}</Button>}
        >
          {t(`${part}.text`)}
        </InlineMessage>
      </Page>
    </LinkProvider>
  );
}

/** Browsers name a module that did not arrive in their own words, all of them as a TypeError. */
function isLoadingFailure(error: unknown): boolean {
  return error instanceof ConnectionLost || (error instanceof TypeError && /import|module|fetch/i.test(error.message));
}
