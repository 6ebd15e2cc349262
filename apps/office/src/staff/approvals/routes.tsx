import { listApprovals } from "@kautia/contract";
import { createRoute } from "@tanstack/react-router";
import { listRoute } from "../../list/list-route.ts";
import { inStaff } from "../staff-route.tsx";

const approvals = createRoute({ ...inStaff, path: "approvals", ...listRoute(listApprovals) }).lazy(() =>
  import("./ApprovalsPage.tsx").then((page) => page.Route),
);

export const approvalRoutes = [approvals] as const;
