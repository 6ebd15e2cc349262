import { listInbox } from "@kautia/contract";
import { createRoute } from "@tanstack/react-router";
import { listRoute } from "../../list/list-route.ts";
import { inStaff } from "../staff-route.tsx";

const inbox = createRoute({ ...inStaff, path: "inbox", ...listRoute(listInbox) }).lazy(() =>
  import("./InboxPage.tsx").then((page) => page.Route),
);

export const inboxRoutes = [inbox] as const;
