import { createRoute, redirect } from "@tanstack/react-router";
import * as z from "zod/mini";
import { readLoginSearch } from "../shell/back-path.ts";
import { rootRoute } from "../shell/root-route.tsx";
import { anyText } from "../shell/search.ts";
import { staffSession } from "./session.ts";
import { StaffFrame } from "./StaffFrame.tsx";

/** Pages about one thing were once `?id=…` of these. */
const formerly: Partial<Record<string, "/staff/moving-outs/$id" | "/staff/partners/$id" | "/staff/team/$id">> = {
  "/staff/moving-outs": "/staff/moving-outs/$id",
  "/staff/partners": "/staff/partners/$id",
  "/staff/people": "/staff/team/$id",
};

/** Everything at the desk is below this route, so that only people who are logged in see it. */
export const staffRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "staff",
  // Any page may have a dialog.
  validateSearch: z.object({ id: anyText, form: anyText }),
  beforeLoad: async ({ context: { queries }, location, search: { id } }) => {
    const to = formerly[location.pathname];
    if (to && id !== undefined) throw redirect({ to, params: { id }, replace: true });
    const { person } = await queries.ensureQueryData(staffSession);
    if (person === null) throw redirect({ to: "/staff/login", search: { back: location.publicHref }, replace: true });
    return { person };
  },
  component: StaffFrame,
});

/** For routes of the desk. */
export const inStaff = { getParentRoute: () => staffRoute };

/** Leads on to the page that was asked for. */
export const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "staff/login",
  validateSearch: readLoginSearch,
}).lazy(() => import("./LoginPage.tsx").then((page) => page.Route));
