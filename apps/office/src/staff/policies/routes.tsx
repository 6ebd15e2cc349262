import { listStaffPolicies } from "@kautia/contract";
import { createRoute } from "@tanstack/react-router";
import { listRoute } from "../../list/list-route.ts";
import { staffRoute } from "../staff-route.tsx";

const policies = createRoute({
  getParentRoute: () => staffRoute,
  path: "policies",
  ...listRoute(listStaffPolicies),
}).lazy(() => import("./PoliciesPage.tsx").then((page) => page.Route));

export const policyRoutes = [policies] as const;
