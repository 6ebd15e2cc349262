import { LinkProvider, LoadingOverlay } from "@kautia/design-system";
import { Outlet, ScrollRestoration, useNavigation } from "react-router";
import { useApp } from "../app/app-context.ts";
import { useStore } from "../app/store.ts";
import { useText } from "../i18n/use-text.ts";
import { RouterLink } from "./RouterLink.tsx";
import { useFocusOnHeading } from "./use-focus-on-heading.ts";

/** What stays while pages change: links through the router, the overlay while anything loads, where the focus goes. */
export function Shell() {
  const { api } = useApp();
  const { t } = useText();
  const calls = useStore(api.pending);
  const navigation = useNavigation();
  useFocusOnHeading();

  return (
    <LinkProvider component={RouterLink}>
      <Outlet />
      <LoadingOverlay open={calls > 0 || navigation.state !== "idle"} label={t("common.loading")} />
      <ScrollRestoration />
    </LinkProvider>
  );
}
