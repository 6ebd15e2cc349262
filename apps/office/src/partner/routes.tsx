import {
  getGuarantee,
  listGuarantees,
  listInvitations,
  listPartnerClaims,
  listPartnerPeople,
  listProperties,
  listTestData,
  listWebhookDeliveries,
  listWebhooks,
} from "@kautia/contract";
import { createRoute } from "@tanstack/react-router";
import * as z from "zod/mini";
import { load } from "../api/load.ts";
import { queryOf } from "../api/queries.ts";
import { listRoute } from "../list/list-route.ts";
import { anyText } from "../shell/search.ts";
import { leadsTo } from "../shell/leads-to.ts";
import { loginRoute, partnerRoute } from "./partner-route.tsx";

const getParentRoute = () => partnerRoute;

const index = createRoute({ getParentRoute, path: "/", ...leadsTo("/partner/invitations") });

const invitations = createRoute({ getParentRoute, path: "invitations", ...listRoute(listInvitations) }).lazy(() =>
  import("./invitations/InvitationsPage.tsx").then((page) => page.Route),
);

const invite = createRoute({ getParentRoute, path: "invite" }).lazy(() =>
  import("./invitations/InvitePage.tsx").then((page) => page.Route),
);

const upload = createRoute({ getParentRoute, path: "upload" }).lazy(() =>
  import("./invitations/UploadPage.tsx").then((page) => page.Route),
);

const guarantees = createRoute({
  getParentRoute,
  path: "guarantees",
  ...listRoute(listGuarantees),
}).lazy(() => import("./guarantees/GuaranteesPage.tsx").then((page) => page.Route));

const guarantee = createRoute({
  getParentRoute,
  path: "guarantees/$refId",
  loader: ({ context: { queries }, params }) => load(queries, getGuarantee, { params }),
}).lazy(() => import("./guarantees/GuaranteePage.tsx").then((page) => page.Route));

const claims = createRoute({ getParentRoute, path: "claims", ...listRoute(listPartnerClaims) }).lazy(() =>
  import("./claims/ClaimsPage.tsx").then((page) => page.Route),
);

const homes = createRoute({ getParentRoute, path: "homes", ...listRoute(listProperties) }).lazy(() =>
  import("./homes/HomesPage.tsx").then((page) => page.Route),
);

const homesFile = createRoute({ getParentRoute, path: "homes/file" }).lazy(() =>
  import("./homes/HomesFilePage.tsx").then((page) => page.Route),
);

const people = createRoute({
  getParentRoute,
  path: "people",
  loader: ({ context: { queries } }) => load(queries, listPartnerPeople, {}),
}).lazy(() => import("./people/PeoplePage.tsx").then((page) => page.Route));

const webhooks = createRoute({
  getParentRoute,
  path: "webhooks",
  loader: ({ context: { queries } }) => load(queries, listWebhooks, {}),
}).lazy(() => import("./webhooks/WebhooksPage.tsx").then((page) => page.Route));

const webhook = createRoute({
  getParentRoute,
  path: "webhooks/$id",
  validateSearch: z.object({ after: anyText }),
  loaderDeps: ({ search: { after } }) => ({ after }),
  loader: ({ context: { queries }, params, deps }) => {
    void queries.prefetchQuery(queryOf(listWebhookDeliveries, { params, query: deps }));
    return load(queries, listWebhooks, {});
  },
}).lazy(() => import("./webhooks/WebhookPage.tsx").then((page) => page.Route));

const tests = createRoute({
  getParentRoute,
  path: "tests",
  loader: ({ context: { queries } }) => load(queries, listTestData, {}),
}).lazy(() => import("./tests/TestsPage.tsx").then((page) => page.Route));

const pages = [index, invitations, invite, upload, guarantees, guarantee, claims, homes, homesFile, people] as const;

export const partnerRoutes = [partnerRoute.addChildren([...pages, webhooks, webhook, tests]), loginRoute] as const;
