import { createRoute, redirect } from "@tanstack/react-router";
import { staffRoute } from "./staff-route.tsx";

const getParentRoute = () => staffRoute;

/** Former addresses of pages, in bookmarks and mails. */
export const oldRoutes = [
  createRoute({
    getParentRoute,
    path: "money",
    beforeLoad: () => {
      throw redirect({ to: "/staff/reports/money", replace: true });
    },
  }),
  createRoute({
    getParentRoute,
    path: "figures",
    beforeLoad: () => {
      throw redirect({ to: "/staff/reports/applications", replace: true });
    },
  }),
  createRoute({
    getParentRoute,
    path: "people",
    beforeLoad: () => {
      throw redirect({ to: "/staff/team", replace: true });
    },
  }),
  createRoute({
    getParentRoute,
    path: "acts",
    beforeLoad: () => {
      throw redirect({ to: "/staff/audit", replace: true });
    },
  }),
] as const;
