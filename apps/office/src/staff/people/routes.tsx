import { getPerson } from "@kautia/contract";
import { createRoute, redirect } from "@tanstack/react-router";
import { load } from "../../api/load.ts";
import { queryOf } from "../../api/queries.ts";
import { staffRoute } from "../staff-route.tsx";
import { readGroup, timelineQuery } from "./timeline-query.ts";

/** A tenant, by account or by the refId of an application. */
const person = createRoute({
  getParentRoute: () => staffRoute,
  path: "people/$id",
  validateSearch: readGroup,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queries }, params, deps }) => {
    void queries.prefetchInfiniteQuery(timelineQuery({ of: "person", id: params.id }, deps.group));
    const { id } = await load(queries, queryOf(getPerson, { params }));
    if (id !== params.id) throw redirect({ to: "/staff/people/$id", params: { id }, search: deps, replace: true });
  },
}).lazy(() => import("./PersonPage.tsx").then((page) => page.Route));

export const peopleRoutes = [person] as const;
