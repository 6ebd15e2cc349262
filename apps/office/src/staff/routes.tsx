import { createRoute } from "@tanstack/react-router";
import { leadsTo } from "../shell/leads-to.ts";
import { approvalRoutes } from "./approvals/routes.tsx";
import { bankRoutes } from "./bank/routes.tsx";
import { booksRoutes } from "./books/routes.tsx";
import { caseRoutes } from "./cases/routes.tsx";
import { claimRoutes } from "./claims/routes.tsx";
import { conversationRoutes } from "./conversations/routes.tsx";
import { inboxRoutes } from "./inbox/routes.tsx";
import { movingOutRoutes } from "./moving-outs/routes.tsx";
import { oldRoutes } from "./old-routes.tsx";
import { partnersRoutes } from "./partners/routes.tsx";
import { payoutsRoutes } from "./payouts/routes.tsx";
import { peopleRoutes } from "./people/routes.tsx";
import { policyRoutes } from "./policies/routes.tsx";
import { reportsRoutes } from "./reports/routes.tsx";
import { receivableRoutes } from "./receivables/routes.tsx";
import { invitedRoute, settingsRoutes } from "./settings/routes.tsx";
import { inStaff, loginRoute, staffRoute } from "./staff-route.tsx";

const index = createRoute({ ...inStaff, path: "/", ...leadsTo("/staff/inbox") });

export const staffRoutes = [
  staffRoute.addChildren([
    index,
    ...inboxRoutes,
    ...approvalRoutes,
    ...bankRoutes,
    ...booksRoutes,
    ...caseRoutes,
    ...claimRoutes,
    ...movingOutRoutes,
    ...conversationRoutes,
    ...receivableRoutes,
    ...partnersRoutes,
    ...payoutsRoutes,
    ...peopleRoutes,
    ...policyRoutes,
    ...reportsRoutes,
    ...settingsRoutes,
    ...oldRoutes,
  ]),
  loginRoute,
  invitedRoute,
] as const;
