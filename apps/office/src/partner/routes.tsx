import { loginRoute, partnerRoute } from "./partner-route.tsx";

/** All pages of a partner's people. */
export const partnerRoutes = [partnerRoute.addChildren([]), loginRoute] as const;
