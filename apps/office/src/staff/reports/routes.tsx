import {
  getFigures,
  getMoney,
  getMoneyFigures,
  getWaitingTimes,
  isCalendarDate,
  listBookings,
  moneySpans,
} from "@kautia/contract";
import { createRoute, redirect } from "@tanstack/react-router";
import { load } from "../../api/load.ts";
import { queryOf } from "../../api/queries.ts";
import { listRoute } from "../../list/list-route.ts";
import { readOpened } from "../../shell/use-opened.ts";
import { staffRoute } from "../staff-route.tsx";
import { otherSpans } from "./spans.ts";

const reports = createRoute({
  getParentRoute: () => staffRoute,
  path: "reports",
  beforeLoad: () => {
    throw redirect({ to: "/staff/reports/money", replace: true });
  },
});

interface MoneySearch extends ReturnType<typeof readOpened> {
  from?: string;
  to?: string;
  months?: (typeof moneySpans)[number];
  country?: string;
}

const day = (value: unknown) => (typeof value === "string" && isCalendarDate(value) ? value : undefined);

const money = createRoute({
  getParentRoute: () => staffRoute,
  path: "reports/money",
  validateSearch: ({ from, to, months, country, ...others }: Record<string, unknown>): MoneySearch => ({
    ...readOpened(others),
    from: day(from),
    to: day(to),
    months: moneySpans.find((span) => span === months),
    country: typeof country === "string" ? country : undefined,
  }),
  loaderDeps: ({ search: { from, to, months } }) => ({ from, to, months }),
  loader: ({ context: { queries }, deps: { from, to, months } }) =>
    Promise.all([
      load(queries, queryOf(getMoneyFigures, { query: { from, to } })),
      load(queries, queryOf(getMoney, { query: { months } })),
    ]),
}).lazy(() => import("./MoneyPage.tsx").then((page) => page.Route));

const bookings = createRoute({
  getParentRoute: () => staffRoute,
  path: "reports/bookings",
  ...listRoute(listBookings),
}).lazy(() => import("./BookingsPage.tsx").then((page) => page.Route));

interface ApplicationsSearch extends ReturnType<typeof readOpened> {
  days?: (typeof otherSpans)[number];
}

const applications = createRoute({
  getParentRoute: () => staffRoute,
  path: "reports/applications",
  validateSearch: ({ days, ...others }: Record<string, unknown>): ApplicationsSearch => ({
    ...readOpened(others),
    days: otherSpans.find((span) => span === days),
  }),
  loaderDeps: ({ search: { days } }) => ({ days }),
  loader: ({ context: { queries }, deps: { days } }) =>
    Promise.all([load(queries, queryOf(getFigures, { query: { days } })), load(queries, queryOf(getWaitingTimes, {}))]),
}).lazy(() => import("./ApplicationsPage.tsx").then((page) => page.Route));

export const reportsRoutes = [reports, money, bookings, applications] as const;
