import {
  countries,
  getFigures,
  getMoney,
  getMoneyFigures,
  getWaitingTimes,
  isCalendarDate,
  listBookings,
  moneySpans,
} from "@kautia/contract";
import { createRoute } from "@tanstack/react-router";
import * as z from "zod/mini";
import { load } from "../../api/load.ts";
import { listRoute } from "../../list/list-route.ts";
import { leadsTo } from "../../shell/leads-to.ts";
import { inAddress, oneOf, openedDetails } from "../../shell/search.ts";
import { inStaff } from "../staff-route.tsx";
import { otherSpans } from "./spans.ts";

const reports = createRoute({ ...inStaff, path: "reports", ...leadsTo("/staff/reports/money") });

const day = inAddress(z.string().check(z.refine(isCalendarDate)));

const money = createRoute({
  ...inStaff,
  path: "reports/money",
  validateSearch: z.object({
    ...openedDetails,
    from: day,
    to: day,
    months: oneOf(moneySpans),
    country: oneOf(countries),
  }),
  loaderDeps: ({ search: { from, to, months } }) => ({ from, to, months }),
  loader: ({ context: { queries }, deps: { from, to, months } }) =>
    Promise.all([
      load(queries, getMoneyFigures, { query: { from, to } }),
      load(queries, getMoney, { query: { months } }),
    ]),
}).lazy(() => import("./MoneyPage.tsx").then((page) => page.Route));

const bookings = createRoute({ ...inStaff, path: "reports/bookings", ...listRoute(listBookings) }).lazy(() =>
  import("./BookingsPage.tsx").then((page) => page.Route),
);

const applications = createRoute({
  ...inStaff,
  path: "reports/applications",
  validateSearch: z.object({ ...openedDetails, days: oneOf(otherSpans) }),
  loaderDeps: ({ search: { days } }) => ({ days }),
  loader: ({ context: { queries }, deps: { days } }) =>
    Promise.all([load(queries, getFigures, { query: { days } }), load(queries, getWaitingTimes, {})]),
}).lazy(() => import("./ApplicationsPage.tsx").then((page) => page.Route));

export const reportsRoutes = [reports, money, bookings, applications] as const;
