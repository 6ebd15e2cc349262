import type { Area } from "../shell/area.ts";
import { partnerRoutes } from "./routes.tsx";
import { partnerSession } from "./session.ts";

export const partner: Area = {
  routes: partnerRoutes,
  forgetSession: (queries) => void queries.setQueryData(partnerSession.queryKey, { person: null }),
};
