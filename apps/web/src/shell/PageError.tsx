import { Button } from "@kautia/design-system";
import { useEffect } from "react";
import { useText } from "../i18n/use-text.ts";
import { noteError } from "../reporting/early-errors.ts";
import { ConnectionLost } from "./connection-lost.ts";
import { ErrorPage } from "./ErrorPage.tsx";

/** What is shown when a page cannot be: its code did not arrive, the connection is gone, or something in it broke. */
export function PageError({ error }: { error: unknown }) {
  const { t } = useText();
  useEffect(() => {
    if (!isLoadingFailure(error)) noteError(error);
  }, [error]);
  const part = isLoadingFailure(error) ? "pages.load" : "pages.broken";
  return (
    <ErrorPage
      title={`${part}.title`}
      text={t(`${part}.text`)}
      // A whole new start: a part that failed once is not asked for again, and a new version has other parts.
      action={<Button onClick={() => location.reload()}>{t("common.retry")}</Button>}
    />
  );
}

/** Browsers name a part that did not arrive in their own words, all of them as a TypeError. */
function isLoadingFailure(error: unknown): boolean {
  return error instanceof ConnectionLost || (error instanceof TypeError && /import|module|fetch/i.test(error.message));
}
