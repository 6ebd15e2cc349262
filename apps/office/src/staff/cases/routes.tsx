import { getCase, listCases, timelineGroups } from "@kautia/contract";
import { createRoute, redirect } from "@tanstack/react-router";
import * as z from "zod/mini";
import { load } from "../../api/load.ts";
import { listRoute } from "../../list/list-route.ts";
import { oneOf, openedDetails } from "../../shell/search.ts";
import { inStaff } from "../staff-route.tsx";

const cases = createRoute({ ...inStaff, path: "cases", ...listRoute(listCases) }).lazy(() =>
  import("./CasesPage.tsx").then((page) => page.Route),
);

const one = createRoute({
  ...inStaff,
  path: "cases/$refId",
  validateSearch: z.object({
    ...openedDetails,
    group: oneOf(timelineGroups),
    act: oneOf(["accept", "refuse", "request-document", "note", "reopen"]),
  }),
  loader: ({ context: { queries }, params }) => load(queries, getCase, { params }),
}).lazy(() => import("./CasePage.tsx").then((page) => page.Route));

/** A case's address from before the office became an app of its own. */
const before = createRoute({
  ...inStaff,
  path: "applications/$refId",
  beforeLoad: ({ params }) => {
    throw redirect({ to: "/staff/cases/$refId", params, replace: true });
  },
});

export const caseRoutes = [cases, one, before] as const;
