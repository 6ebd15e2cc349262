import { getPartner, listPartners, listStaffDeliveries } from "@kautia/contract";
import { createRoute } from "@tanstack/react-router";
import { load } from "../../api/load.ts";
import { listRoute } from "../../list/list-route.ts";
import { inStaff } from "../staff-route.tsx";

const partners = createRoute({
  ...inStaff,
  path: "partners",
  loader: ({ context: { queries } }) => load(queries, listPartners, {}),
}).lazy(() => import("./PartnersPage.tsx").then((page) => page.Route));

const newPartner = createRoute({ ...inStaff, path: "partners/new" }).lazy(() =>
  import("./NewPartnerPage.tsx").then((page) => page.Route),
);

const deliveries = createRoute({ ...inStaff, path: "partners/deliveries", ...listRoute(listStaffDeliveries) }).lazy(
  () => import("./DeliveriesPage.tsx").then((page) => page.Route),
);

const partner = createRoute({
  ...inStaff,
  path: "partners/$id",
  loader: ({ context: { queries }, params }) => load(queries, getPartner, { params }),
}).lazy(() => import("./PartnerPage.tsx").then((page) => page.Route));

const homesFile = createRoute({
  ...inStaff,
  path: "partners/$id/homes",
  loader: ({ context: { queries }, params }) => load(queries, getPartner, { params }),
}).lazy(() => import("./PartnerHomesPage.tsx").then((page) => page.Route));

const invite = createRoute({
  ...inStaff,
  path: "partners/$id/invite",
  loader: ({ context: { queries }, params }) => load(queries, getPartner, { params }),
}).lazy(() => import("./InviteForPartnerPage.tsx").then((page) => page.Route));

export const partnersRoutes = [partners, newPartner, deliveries, partner, homesFile, invite] as const;
