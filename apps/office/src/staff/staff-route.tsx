import { createRoute, redirect } from "@tanstack/react-router";
import { readLoginSearch } from "../shell/back-path.ts";
import { rootRoute } from "../shell/root-route.tsx";
import { staffSession } from "./session.ts";
import { StaffFrame } from "./StaffFrame.tsx";

/** Everything at the desk is below this route, so that only people who are logged in see it. */
export const staffRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "staff",
  beforeLoad: async ({ context: { queries }, location }) => {
    const { person } = await queries.ensureQueryData(staffSession);
    if (person === null) throw redirect({ to: "/staff/login", search: { back: location.publicHref }, replace: true });
    return { person };
  },
  component: StaffFrame,
});

/** Leads on to the page that was asked for. */
export const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "staff/login",
  validateSearch: readLoginSearch,
}).lazy(() => import("./LoginPage.tsx").then((page) => page.Route));
