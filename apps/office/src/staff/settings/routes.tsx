import { getClosedMode, getStaffColleague, listStaffActs, listStaffPeople } from "@kautia/contract";
import { createRoute } from "@tanstack/react-router";
import * as z from "zod/mini";
import { load } from "../../api/load.ts";
import { listRoute } from "../../list/list-route.ts";
import { rootRoute } from "../../shell/root-route.tsx";
import { anyText } from "../../shell/search.ts";
import { inStaff } from "../staff-route.tsx";

const team = createRoute({ ...inStaff, path: "team", ...listRoute(listStaffPeople) }).lazy(() =>
  import("./TeamPage.tsx").then((page) => page.Route),
);

const invite = createRoute({ ...inStaff, path: "team/invite" }).lazy(() =>
  import("./InviteColleaguePage.tsx").then((page) => page.Route),
);

const colleague = createRoute({
  ...inStaff,
  path: "team/$id",
  loader: ({ context: { queries }, params }) => load(queries, getStaffColleague, { params }),
}).lazy(() => import("./ColleaguePage.tsx").then((page) => page.Route));

const audit = createRoute({ ...inStaff, path: "audit", ...listRoute(listStaffActs) }).lazy(() =>
  import("./AuditPage.tsx").then((page) => page.Route),
);

const closed = createRoute({
  ...inStaff,
  path: "closed",
  loader: ({ context: { queries } }) => load(queries, getClosedMode, {}),
}).lazy(() => import("./ClosedPage.tsx").then((page) => page.Route));

export const settingsRoutes = [team, invite, colleague, audit, closed] as const;

/** Opened by a mailed link, by people who cannot log in yet. */
export const invitedRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "staff/invited",
  validateSearch: z.object({ token: anyText }),
}).lazy(() => import("./InvitedPage.tsx").then((page) => page.Route));
