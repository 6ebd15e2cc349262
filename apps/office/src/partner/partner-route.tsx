import { createRoute, redirect } from "@tanstack/react-router";
import { readLoginSearch } from "../shell/back-path.ts";
import { rootRoute } from "../shell/root-route.tsx";
import { partnerSession } from "./session.ts";

/** Everything of a partner's people is below this route, so that only those who are logged in see it. */
export const partnerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "partner",
  beforeLoad: async ({ context: { queries }, location }) => {
    const { person } = await queries.ensureQueryData(partnerSession);
    if (person === null) throw redirect({ to: "/partner/login", search: { back: location.publicHref }, replace: true });
    return { person };
  },
});

/** Leads on to the page that was asked for. */
export const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "partner/login",
  validateSearch: readLoginSearch,
});
