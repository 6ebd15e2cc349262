import type { QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext } from "@tanstack/react-router";

/** What loaders of all routes can use. */
export interface OfficeContext {
  queries: QueryClient;
}

/** The root of the desk's routes and of the partners'. */
export const rootRoute = createRootRouteWithContext<OfficeContext>()();
