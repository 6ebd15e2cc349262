import type { QueryClient } from "@tanstack/react-query";
import { type AnyRoute, createRouter, parseSearchWith, stringifySearchWith } from "@tanstack/react-router";
import type { partnerRoutes } from "../partner/routes.tsx";
import type { staffRoutes } from "../staff/routes.tsx";
import { PageLoading } from "./PageLoading.tsx";
import { rootRoute } from "./root-route.tsx";

/** The router of one area. `basepath` is the language, as in `/de`. */
export function createOffice(routes: readonly AnyRoute[], queries: QueryClient, basepath: string) {
  return createRouter({
    routeTree: rootRoute.addChildren(routes),
    context: { queries },
    basepath,
    // Values in the address are texts, as the contract's queries expect them.
    parseSearch: parseSearchWith((text) => text),
    stringifySearch: stringifySearchWith(String),
    defaultPreload: "intent",
    // The queries know what is current.
    defaultPreloadStaleTime: 0,
    defaultPendingComponent: PageLoading,
    scrollRestoration: true,
  });
}

/** Both areas, for the types of links. Each area's visitors fetch only its own routes. */
type AllRoutes = ReturnType<typeof rootRoute.addChildren<[...typeof staffRoutes, ...typeof partnerRoutes]>>;

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createRouter<AllRoutes>>;
  }
}
