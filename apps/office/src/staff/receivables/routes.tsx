import { listCharges, listFailedWork, listFilings, listFollowUps, listNotices } from "@kautia/contract";
import { createRoute } from "@tanstack/react-router";
import { listRoute } from "../../list/list-route.ts";
import { inStaff } from "../staff-route.tsx";

const charges = createRoute({ ...inStaff, path: "charges", ...listRoute(listCharges) }).lazy(() =>
  import("./ChargesPage.tsx").then((page) => page.Route),
);
const followUps = createRoute({ ...inStaff, path: "follow-ups", ...listRoute(listFollowUps) }).lazy(() =>
  import("./FollowUpsPage.tsx").then((page) => page.Route),
);
const notices = createRoute({ ...inStaff, path: "notices", ...listRoute(listNotices) }).lazy(() =>
  import("./NoticesPage.tsx").then((page) => page.Route),
);
const failedWork = createRoute({ ...inStaff, path: "failed-work", ...listRoute(listFailedWork) }).lazy(() =>
  import("./FailedWorkPage.tsx").then((page) => page.Route),
);

const filings = createRoute({ ...inStaff, path: "filings", ...listRoute(listFilings) }).lazy(() =>
  import("./FilingsPage.tsx").then((page) => page.Route),
);

export const receivableRoutes = [charges, followUps, notices, filings, failedWork] as const;
