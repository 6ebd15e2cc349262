import { getClosedMode, getStaffColleague, listStaffActs, listStaffPeople } from "@kautia/contract";
import { createRoute } from "@tanstack/react-router";
import { load } from "../../api/load.ts";
import { queryOf } from "../../api/queries.ts";
import { listRoute } from "../../list/list-route.ts";
import { rootRoute } from "../../shell/root-route.tsx";
import { staffRoute } from "../staff-route.tsx";

const team = createRoute({ getParentRoute: () => staffRoute, path: "team", ...listRoute(listStaffPeople) }).lazy(() =>
  import("./TeamPage.tsx").then((page) => page.Route),
);

const invite = createRoute({ getParentRoute: () => staffRoute, path: "team/invite" }).lazy(() =>
  import("./InviteColleaguePage.tsx").then((page) => page.Route),
);

const colleague = createRoute({
  getParentRoute: () => staffRoute,
  path: "team/$id",
  loader: ({ context: { queries }, params }) => load(queries, queryOf(getStaffColleague, { params })),
}).lazy(() => import("./ColleaguePage.tsx").then((page) => page.Route));

const audit = createRoute({ getParentRoute: () => staffRoute, path: "audit", ...listRoute(listStaffActs) }).lazy(() =>
  import("./AuditPage.tsx").then((page) => page.Route),
);

const closed = createRoute({
  getParentRoute: () => staffRoute,
  path: "closed",
  loader: ({ context: { queries } }) => load(queries, queryOf(getClosedMode, {})),
}).lazy(() => import("./ClosedPage.tsx").then((page) => page.Route));

export const settingsRoutes = [team, invite, colleague, audit, closed] as const;

/** Opened by a mailed link, by people who cannot log in yet. */
export const invitedRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "staff/invited",
  validateSearch: ({ token }): { token?: string } => (typeof token === "string" ? { token } : {}),
}).lazy(() => import("./InvitedPage.tsx").then((page) => page.Route));
