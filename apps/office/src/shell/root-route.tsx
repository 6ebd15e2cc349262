import type { QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext } from "@tanstack/react-router";

/** What loaders of all routes can use. */
export interface OfficeContext {
  queries: QueryClient;
}

export const rootRoute = createRootRouteWithContext<OfficeContext>()();
