import type { QueryClient } from "@tanstack/react-query";
import { type AnyRoute, createRouter, type RouterHistory } from "@tanstack/react-router";
import type { partnerRoutes } from "../partner/routes.tsx";
import type { staffRoutes } from "../staff/routes.tsx";
import { NotFound } from "./NotFound.tsx";
import { PageFailed } from "./PageFailed.tsx";
import { PageLoading } from "./PageLoading.tsx";
import { rootRoute } from "./root-route.tsx";

interface Place {
  /** The language, as in `/de`. */
  basepath: string;
  history?: RouterHistory;
}

/** The router of one area. */
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
    // The queries know what is current.
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
