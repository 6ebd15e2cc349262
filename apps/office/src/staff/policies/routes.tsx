import { getStaffPolicy, listStaffPolicies, timelineGroups } from "@kautia/contract";
import { createRoute, redirect } from "@tanstack/react-router";
import * as z from "zod/mini";
import { load } from "../../api/load.ts";
import { listRoute } from "../../list/list-route.ts";
import { timelineQuery } from "../people/timeline-query.ts";
import { anyText, oneOf, openedDetails, pageNumber } from "../../shell/search.ts";
import { inStaff } from "../staff-route.tsx";

const policies = createRoute({ ...inStaff, path: "policies", ...listRoute(listStaffPolicies) }).lazy(() =>
  import("./PoliciesPage.tsx").then((page) => page.Route),
);

/** Where the tabs of addresses of earlier releases are now. */
const earlierTabs: Record<string, "contract" | "documents" | "money" | undefined> = {
  application: "contract",
  charges: "money",
  documents: "documents",
  ledger: "money",
};

const tabs = ["contract", "money", "documents"] as const;

/** One policy, by contract number or refId, with its tabs. */
const policy = createRoute({
  ...inStaff,
  path: "policies/$id",
  validateSearch: z.object({ tab: anyText }),
  loaderDeps: ({ search: { tab } }) => ({ tab }),
  loader: async ({ context: { queries }, params: { id }, deps: { tab }, location }) => {
    const { contractNumber } = await load(queries, getStaffPolicy, { params: { refId: id } });
    if (tab === undefined && id === contractNumber) return;
    const here = { params: { id: contractNumber }, replace: true } as const;
    const shown = tabs.find((name) => location.pathname.endsWith(`/${name}`)) ?? earlierTabs[tab ?? ""];
    if (shown) throw redirect({ to: `/staff/policies/$id/${shown}`, ...here });
    throw redirect({ to: "/staff/policies/$id", ...here });
  },
}).lazy(() => import("./PolicyPage.tsx").then((page) => page.Route));

const timeline = createRoute({
  getParentRoute: () => policy,
  path: "/",
  validateSearch: z.object({ ...openedDetails, group: oneOf(timelineGroups) }),
  loaderDeps: ({ search: { group } }) => ({ group }),
  loader: async ({ context: { queries }, params: { id }, deps }) => {
    const { refId } = await load(queries, getStaffPolicy, { params: { refId: id } });
    void queries.prefetchInfiniteQuery(timelineQuery({ of: "policy", id: refId }, deps.group));
  },
}).lazy(() => import("./PolicyTimeline.tsx").then((page) => page.Route));

const contract = createRoute({
  getParentRoute: () => policy,
  path: "contract",
  validateSearch: z.object(openedDetails),
}).lazy(() => import("./PolicyContract.tsx").then((page) => page.Route));

const money = createRoute({
  getParentRoute: () => policy,
  path: "money",
  validateSearch: z.object({ charges: pageNumber, ledger: pageNumber }),
}).lazy(() => import("./PolicyMoney.tsx").then((page) => page.Route));

const documents = createRoute({
  getParentRoute: () => policy,
  path: "documents",
  validateSearch: z.object(openedDetails),
}).lazy(() => import("./PolicyDocuments.tsx").then((page) => page.Route));

/** Whom a form is about: the tenant, unless it names somebody else. */
const reader = z.object({ to: oneOf(["LANDLORD"]), coTenant: anyText });

const write = createRoute({ getParentRoute: () => policy, path: "write", validateSearch: reader }).lazy(() =>
  import("./WriteForm.tsx").then((page) => page.Route),
);
const call = createRoute({ getParentRoute: () => policy, path: "call", validateSearch: reader }).lazy(() =>
  import("./CallNoteForm.tsx").then((page) => page.Route),
);
const declare = createRoute({ getParentRoute: () => policy, path: "declare" }).lazy(() =>
  import("./DeclareForm.tsx").then((page) => page.Route),
);
const change = createRoute({ getParentRoute: () => policy, path: "change" }).lazy(() =>
  import("./AmendForm.tsx").then((page) => page.Route),
);
const unpaid = createRoute({ getParentRoute: () => policy, path: "unpaid" }).lazy(() =>
  import("./UnpaidForm.tsx").then((page) => page.Route),
);
const contact = createRoute({ getParentRoute: () => policy, path: "contact", validateSearch: reader }).lazy(() =>
  import("./ContactForm.tsx").then((page) => page.Route),
);
const transfer = createRoute({ getParentRoute: () => policy, path: "money/$chargeId" }).lazy(() =>
  import("./TransferForm.tsx").then((page) => page.Route),
);

const hold = createRoute({ getParentRoute: () => policy, path: "hold" }).lazy(() =>
  import("../circumstances/HoldForm.tsx").then((page) => page.Route),
);
const event = createRoute({ getParentRoute: () => policy, path: "event" }).lazy(() =>
  import("../circumstances/EventForm.tsx").then((page) => page.Route),
);
const payee = createRoute({
  getParentRoute: () => policy,
  path: "payee",
  validateSearch: z.object({ name: anyText }),
}).lazy(() => import("../circumstances/PayeeForm.tsx").then((page) => page.Route));

export const policyRoutes = [
  policies,
  policy.addChildren([
    timeline,
    contract,
    money,
    documents,
    write,
    call,
    declare,
    change,
    unpaid,
    contact,
    transfer,
    hold,
    event,
    payee,
  ]),
] as const;
