import { getStaffClaim, listStaffClaims } from "@kautia/contract";
import { createRoute } from "@tanstack/react-router";
import { load } from "../../api/load.ts";
import { queryOf } from "../../api/queries.ts";
import { listRoute } from "../../list/list-route.ts";
import { readOpened } from "../../shell/use-opened.ts";
import { staffRoute } from "../staff-route.tsx";
import { readGroup } from "../people/timeline-query.ts";
import { readAct } from "../work/acts.ts";

const claims = createRoute({
  getParentRoute: () => staffRoute,
  path: "claims",
  ...listRoute(listStaffClaims),
}).lazy(() => import("./ClaimsPage.tsx").then((page) => page.Route));

const readClaimAct = readAct(["accept", "part", "refuse", "note", "reopen"]);

const one = createRoute({
  getParentRoute: () => staffRoute,
  path: "claims/$claimId",
  validateSearch: (search: Record<string, unknown>) => ({
    ...readClaimAct(search),
    ...readGroup(search),
    ...readOpened(search),
  }),
  loader: ({ context: { queries }, params }) => load(queries, queryOf(getStaffClaim, { params })),
}).lazy(() => import("./ClaimPage.tsx").then((page) => page.Route));

export const claimRoutes = [claims, one] as const;
