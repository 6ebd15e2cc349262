import { createRoute, redirect } from "@tanstack/react-router";
import * as z from "zod/mini";
import { type LoginSearch, readLoginSearch } from "../shell/back-path.ts";
import { anyText } from "../shell/search.ts";
import { rootRoute } from "../shell/root-route.tsx";
import { PartnerFrame } from "./PartnerFrame.tsx";
import { partnerSession } from "./session.ts";

/** Everything of a partner's people is below this route, so that only those who are logged in see it. */
export const partnerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "partner",
  // Mails link to `/partner?token=…`, and pages about one thing were once `?id=…`.
  validateSearch: z.object({ token: anyText, id: anyText, form: anyText }),
  beforeLoad: async ({ context: { queries }, location, search: { token, id } }) => {
    if (token !== undefined) throw redirect({ to: "/partner/login", search: { token }, replace: true });
    if (id !== undefined && location.pathname.endsWith("/guarantees"))
      throw redirect({ to: "/partner/guarantees/$refId", params: { refId: id }, replace: true });
    if (id !== undefined && location.pathname.endsWith("/webhooks"))
      throw redirect({ to: "/partner/webhooks/$id", params: { id }, replace: true });
    const { person } = await queries.ensureQueryData(partnerSession);
    if (person === null) throw redirect({ to: "/partner/login", search: { back: location.publicHref }, replace: true });
    return { person };
  },
  component: PartnerFrame,
});

/** Leads on to the page that was asked for. With the token of a mailed link, one press of a button logs in. */
export const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "partner/login",
  validateSearch: ({ token, ...search }: Record<string, unknown>): LoginSearch & { token?: string } => ({
    ...readLoginSearch(search),
    ...(typeof token === "string" && { token }),
  }),
}).lazy(() => import("./LoginPage.tsx").then((page) => page.Route));
