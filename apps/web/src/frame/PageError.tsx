import { Button } from "@kautia/design-system";
import { useEffect } from "react";
import { useText } from "../texts/use-text.ts";
import { useBackOnline, useOffline } from "../browser/use-offline.ts";
import { noteError } from "../reporting/early-errors.ts";
import { ConnectionLost } from "../browser/connection-lost.ts";
import { reloadOnce } from "../browser/reload-once.ts";
import { ErrorPage } from "./ErrorPage.tsx";

/** Shown when a page's code did not load, the connection is lost, or rendering failed. */
export function PageError({ error }: { error: unknown }) {
  const { t } = useText();
  useEffect(() => {
    if (!isLoadingFailure(error)) noteError(error);
    else if (!(error instanceof ConnectionLost)) reloadOnce();
  }, [error]);
  const offline = useOffline();
  const isLost = offline || isLoadingFailure(error);
  const part = offline ? "pages.offline" : isLost ? "pages.load" : "pages.broken";
  useBackOnline(isLost, () => location.reload());
  return (
    <ErrorPage
      title={`${part}.title`}
      text={t(`${part}.text`)}
      // A reload, because Chromium does not repeat a failed import, and a new version has other files.
      action={<Button onClick={() => location.reload()}>{t("common.retry")}</Button>}
    />
  );
}

/** Browsers word a failed import differently, but all throw a TypeError. */
function isLoadingFailure(error: unknown): boolean {
  return error instanceof ConnectionLost || (error instanceof TypeError && /import|module|fetch/i.test(error.message));
}
