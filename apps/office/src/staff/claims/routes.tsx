import { getStaffClaim, listStaffClaims, timelineGroups } from "@kautia/contract";
import { createRoute } from "@tanstack/react-router";
import * as z from "zod/mini";
import { load } from "../../api/load.ts";
import { listRoute } from "../../list/list-route.ts";
import { oneOf, openedDetails } from "../../shell/search.ts";
import { inStaff } from "../staff-route.tsx";

const claims = createRoute({ ...inStaff, path: "claims", ...listRoute(listStaffClaims) }).lazy(() =>
  import("./ClaimsPage.tsx").then((page) => page.Route),
);

const one = createRoute({
  ...inStaff,
  path: "claims/$claimId",
  validateSearch: z.object({
    ...openedDetails,
    group: oneOf(timelineGroups),
    act: oneOf(["accept", "part", "refuse", "note", "reopen"]),
  }),
  loader: ({ context: { queries }, params }) => load(queries, getStaffClaim, { params }),
}).lazy(() => import("./ClaimPage.tsx").then((page) => page.Route));

export const claimRoutes = [claims, one] as const;
