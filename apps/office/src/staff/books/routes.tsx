import { getBookMonth, listJournal, listMonths } from "@kautia/contract";
import { createRoute } from "@tanstack/react-router";
import { load } from "../../api/load.ts";
import { listRoute } from "../../list/list-route.ts";
import { inStaff } from "../staff-route.tsx";

const months = createRoute({
  ...inStaff,
  path: "books",
  loader: ({ context: { queries } }) => load(queries, listMonths, {}),
}).lazy(() => import("./MonthsPage.tsx").then((page) => page.Route));

const month = createRoute({
  ...inStaff,
  path: "books/$month",
  loader: ({ context: { queries }, params }) => load(queries, getBookMonth, { params }),
}).lazy(() => import("./MonthPage.tsx").then((page) => page.Route));

const journal = createRoute({ ...inStaff, path: "books/journal", ...listRoute(listJournal) }).lazy(() =>
  import("./JournalPage.tsx").then((page) => page.Route),
);

export const booksRoutes = [months, month, journal] as const;
