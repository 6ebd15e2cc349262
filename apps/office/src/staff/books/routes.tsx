import { getBookMonth, listJournal, listMonths } from "@kautia/contract";
import { createRoute } from "@tanstack/react-router";
import { load } from "../../api/load.ts";
import { queryOf } from "../../api/queries.ts";
import { listRoute } from "../../list/list-route.ts";
import { staffRoute } from "../staff-route.tsx";

const months = createRoute({
  getParentRoute: () => staffRoute,
  path: "books",
  loader: ({ context: { queries } }) => load(queries, queryOf(listMonths, {})),
}).lazy(() => import("./MonthsPage.tsx").then((page) => page.Route));

const month = createRoute({
  getParentRoute: () => staffRoute,
  path: "books/$month",
  loader: ({ context: { queries }, params }) => load(queries, queryOf(getBookMonth, { params })),
}).lazy(() => import("./MonthPage.tsx").then((page) => page.Route));

const journal = createRoute({
  getParentRoute: () => staffRoute,
  path: "books/journal",
  ...listRoute(listJournal),
}).lazy(() => import("./JournalPage.tsx").then((page) => page.Route));

export const booksRoutes = [months, month, journal] as const;
