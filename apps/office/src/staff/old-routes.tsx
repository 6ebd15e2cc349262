import { createRoute } from "@tanstack/react-router";
import { leadsTo } from "../shell/leads-to.ts";
import { inStaff } from "./staff-route.tsx";

/** Former addresses of pages, in bookmarks and mails. */
export const oldRoutes = [
  createRoute({ ...inStaff, path: "money", ...leadsTo("/staff/reports/money") }),
  createRoute({ ...inStaff, path: "figures", ...leadsTo("/staff/reports/applications") }),
  createRoute({ ...inStaff, path: "people", ...leadsTo("/staff/team") }),
  createRoute({ ...inStaff, path: "acts", ...leadsTo("/staff/audit") }),
] as const;
