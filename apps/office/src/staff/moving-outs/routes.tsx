import { getMovingOut, listMovingOuts } from "@kautia/contract";
import { createRoute } from "@tanstack/react-router";
import * as z from "zod/mini";
import { load } from "../../api/load.ts";
import { listRoute } from "../../list/list-route.ts";
import { oneOf, openedDetails } from "../../shell/search.ts";
import { inStaff } from "../staff-route.tsx";

const movingOuts = createRoute({ ...inStaff, path: "moving-outs", ...listRoute(listMovingOuts) }).lazy(() =>
  import("./MovingOutsPage.tsx").then((page) => page.Route),
);

const one = createRoute({
  ...inStaff,
  path: "moving-outs/$id",
  validateSearch: z.object({ ...openedDetails, act: oneOf(["confirm", "refuse", "note"]) }),
  loader: ({ context: { queries }, params }) => load(queries, getMovingOut, { params }),
}).lazy(() => import("./MovingOutPage.tsx").then((page) => page.Route));

export const movingOutRoutes = [movingOuts, one] as const;
