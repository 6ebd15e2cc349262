import { type QueryClient, useQueryErrorResetBoundary } from "@tanstack/react-query";
import {
  type AnyRoute,
  createRouter,
  type ErrorComponentProps,
  type RouterHistory,
  useRouter,
} from "@tanstack/react-router";
import type { partnerRoutes } from "../partner/routes.tsx";
import type { staffRoutes } from "../staff/routes.tsx";
import { NotFound } from "./NotFound.tsx";
import { rootRoute } from "./root-route.tsx";
import { useEffect } from "react";
import { Failed } from "../parts/Failed.tsx";
import { Skeleton } from "@kautia/design-system";
import { useText } from "../text/use-text.ts";

interface Place {
  /** The language, as in `/de`. */
  basepath: string;
  history?: RouterHistory;
}

export function createOffice(routes: readonly AnyRoute[], queries: QueryClient, place: Place) {
  return createRouter({
    routeTree: rootRoute.addChildren(routes),
    context: { queries },
    ...place,
    // Leaves out what the page does not know.
    search: { strict: true },
    // Values in the address are texts, as the contract's queries expect them.
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: writeSearch,
    defaultPreload: "intent",
    // The queries decide what is fresh.
    defaultPreloadStaleTime: 0,
    defaultPendingComponent: PageLoading,
    defaultErrorComponent: PageFailed,
    defaultNotFoundComponent: NotFound,
    scrollRestoration: true,
  });
}

function writeSearch(search: Record<string, unknown>): string {
  const texts = Object.entries(search).filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return texts.length > 0 ? `?${new URLSearchParams(texts)}` : "";
}

/** Both areas, for the types of links. Each area's visitors fetch only its own routes. */
type AllRoutes = ReturnType<typeof rootRoute.addChildren<[...typeof staffRoutes, ...typeof partnerRoutes]>>;

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createRouter<AllRoutes>>;
  }
}

/** In place of a page that could not be loaded. */
function PageFailed({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const queries = useQueryErrorResetBoundary();
  useEffect(() => queries.reset(), [queries]);
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <div className="page">
      <Failed error={error} onRetry={retry} />
    </div>
  );
}

/** In place of a page that takes long to load. */
function PageLoading() {
  const { t } = useText();
  return (
    <div className="page">
      <Skeleton lines={8} label={t("common.loading")} />
    </div>
  );
}
