import { getMovingOut, listMovingOuts } from "@kautia/contract";
import { createRoute } from "@tanstack/react-router";
import { load } from "../../api/load.ts";
import { queryOf } from "../../api/queries.ts";
import { listRoute } from "../../list/list-route.ts";
import { readOpened } from "../../shell/use-opened.ts";
import { staffRoute } from "../staff-route.tsx";
import { readAct } from "../work/acts.ts";

const movingOuts = createRoute({
  getParentRoute: () => staffRoute,
  path: "moving-outs",
  ...listRoute(listMovingOuts),
}).lazy(() => import("./MovingOutsPage.tsx").then((page) => page.Route));

const readMovingOutAct = readAct(["confirm", "refuse", "note"]);

const one = createRoute({
  getParentRoute: () => staffRoute,
  path: "moving-outs/$id",
  validateSearch: (search: Record<string, unknown>) => ({ ...readMovingOutAct(search), ...readOpened(search) }),
  loader: ({ context: { queries }, params }) => load(queries, queryOf(getMovingOut, { params })),
}).lazy(() => import("./MovingOutPage.tsx").then((page) => page.Route));

export const movingOutRoutes = [movingOuts, one] as const;
