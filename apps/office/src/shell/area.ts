import type { QueryClient } from "@tanstack/react-query";
import type { AnyRoute } from "@tanstack/react-router";

/** The desk, or the partners' pages. */
export interface Area {
  routes: readonly AnyRoute[];
  /** The session has ended; the next page is the login. */
  forgetSession: (queries: QueryClient) => void;
}
