import { getCase, listCases } from "@kautia/contract";
import { createRoute, redirect } from "@tanstack/react-router";
import { load } from "../../api/load.ts";
import { queryOf } from "../../api/queries.ts";
import { listRoute } from "../../list/list-route.ts";
import { readOpened } from "../../shell/use-opened.ts";
import { staffRoute } from "../staff-route.tsx";
import { readGroup } from "../people/timeline-query.ts";
import { readAct } from "../work/acts.ts";

const cases = createRoute({ getParentRoute: () => staffRoute, path: "cases", ...listRoute(listCases) }).lazy(() =>
  import("./CasesPage.tsx").then((page) => page.Route),
);

const readCaseAct = readAct(["accept", "refuse", "request-document", "note", "reopen"]);

const one = createRoute({
  getParentRoute: () => staffRoute,
  path: "cases/$refId",
  validateSearch: (search: Record<string, unknown>) => ({
    ...readCaseAct(search),
    ...readGroup(search),
    ...readOpened(search),
  }),
  loader: ({ context: { queries }, params }) => load(queries, queryOf(getCase, { params })),
}).lazy(() => import("./CasePage.tsx").then((page) => page.Route));

/** A case's address from before the office became an app of its own. */
const before = createRoute({
  getParentRoute: () => staffRoute,
  path: "applications/$refId",
  beforeLoad: ({ params }) => {
    throw redirect({ to: "/staff/cases/$refId", params, replace: true });
  },
});

export const caseRoutes = [cases, one, before] as const;
