import { getPartner, listPartners, listStaffDeliveries } from "@kautia/contract";
import { createRoute } from "@tanstack/react-router";
import { load } from "../../api/load.ts";
import { queryOf } from "../../api/queries.ts";
import { listRoute } from "../../list/list-route.ts";
import { staffRoute } from "../staff-route.tsx";

const partners = createRoute({
  getParentRoute: () => staffRoute,
  path: "partners",
  loader: ({ context: { queries } }) => load(queries, queryOf(listPartners, {})),
}).lazy(() => import("./PartnersPage.tsx").then((page) => page.Route));

const newPartner = createRoute({ getParentRoute: () => staffRoute, path: "partners/new" }).lazy(() =>
  import("./NewPartnerPage.tsx").then((page) => page.Route),
);

const deliveries = createRoute({
  getParentRoute: () => staffRoute,
  path: "partners/deliveries",
  ...listRoute(listStaffDeliveries),
}).lazy(() => import("./DeliveriesPage.tsx").then((page) => page.Route));

const partner = createRoute({
  getParentRoute: () => staffRoute,
  path: "partners/$id",
  loader: ({ context: { queries }, params }) => load(queries, queryOf(getPartner, { params })),
}).lazy(() => import("./PartnerPage.tsx").then((page) => page.Route));

const homesFile = createRoute({
  getParentRoute: () => staffRoute,
  path: "partners/$id/homes",
  loader: ({ context: { queries }, params }) => load(queries, queryOf(getPartner, { params })),
}).lazy(() => import("./PartnerHomesPage.tsx").then((page) => page.Route));

const invite = createRoute({
  getParentRoute: () => staffRoute,
  path: "partners/$id/invite",
  loader: ({ context: { queries }, params }) => load(queries, queryOf(getPartner, { params })),
}).lazy(() => import("./InviteForPartnerPage.tsx").then((page) => page.Route));

export const partnersRoutes = [partners, newPartner, deliveries, partner, homesFile, invite] as const;
