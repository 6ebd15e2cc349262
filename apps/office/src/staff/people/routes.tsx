import { getPerson, timelineGroups } from "@kautia/contract";
import { createRoute, redirect } from "@tanstack/react-router";
import * as z from "zod/mini";
import { load } from "../../api/load.ts";
import { oneOf, openedDetails } from "../../shell/search.ts";
import { inStaff } from "../staff-route.tsx";
import { timelineQuery } from "./timeline-query.ts";

/** A tenant, by account or by the refId of an application. */
const person = createRoute({
  ...inStaff,
  path: "people/$id",
  validateSearch: z.object({ ...openedDetails, group: oneOf(timelineGroups) }),
  loaderDeps: ({ search: { group } }) => ({ group }),
  loader: async ({ context: { queries }, params, deps }) => {
    void queries.prefetchInfiniteQuery(timelineQuery({ of: "person", id: params.id }, deps.group));
    const { id } = await load(queries, getPerson, { params });
    if (id !== params.id) throw redirect({ to: "/staff/people/$id", params: { id }, search: deps, replace: true });
  },
}).lazy(() => import("./PersonPage.tsx").then((page) => page.Route));

export const peopleRoutes = [person] as const;
