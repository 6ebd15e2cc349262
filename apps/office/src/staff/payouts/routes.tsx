import { listPayouts } from "@kautia/contract";
import { createRoute } from "@tanstack/react-router";
import { listRoute } from "../../list/list-route.ts";
import { inStaff } from "../staff-route.tsx";

const payouts = createRoute({ ...inStaff, path: "payouts", ...listRoute(listPayouts) }).lazy(() =>
  import("./PayoutsPage.tsx").then((page) => page.Route),
);

export const payoutsRoutes = [payouts] as const;
