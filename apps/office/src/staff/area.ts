import type { Area } from "../shell/area.ts";
import { staffRoutes } from "./routes.tsx";
import { staffSession } from "./session.ts";

export const staff: Area = {
  routes: staffRoutes,
  forgetSession: (queries) => void queries.setQueryData(staffSession.queryKey, { person: null }),
};
