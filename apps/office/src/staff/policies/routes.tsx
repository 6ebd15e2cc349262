import { getStaffPolicy, listStaffPolicies } from "@kautia/contract";
import { createRoute, redirect } from "@tanstack/react-router";
import { load } from "../../api/load.ts";
import { queryOf } from "../../api/queries.ts";
import { listRoute } from "../../list/list-route.ts";
import { readGroup, timelineQuery } from "../people/timeline-query.ts";
import { readOpened } from "../../shell/use-opened.ts";
import { staffRoute } from "../staff-route.tsx";

const policies = createRoute({
  getParentRoute: () => staffRoute,
  path: "policies",
  ...listRoute(listStaffPolicies),
}).lazy(() => import("./PoliciesPage.tsx").then((page) => page.Route));

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
  getParentRoute: () => staffRoute,
  path: "policies/$id",
  validateSearch: ({ tab }: Record<string, unknown>): { tab?: string } => (typeof tab === "string" ? { tab } : {}),
  loaderDeps: ({ search: { tab } }) => ({ tab }),
  loader: async ({ context: { queries }, params: { id }, deps: { tab }, location }) => {
    const { contractNumber } = await load(queries, queryOf(getStaffPolicy, { params: { refId: id } }));
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
  validateSearch: (search: Record<string, unknown>) => ({ ...readGroup(search), ...readOpened(search) }),
  loaderDeps: ({ search: { group } }) => ({ group }),
  loader: async ({ context: { queries }, params: { id }, deps }) => {
    const { refId } = await load(queries, queryOf(getStaffPolicy, { params: { refId: id } }));
    void queries.prefetchInfiniteQuery(timelineQuery({ of: "policy", id: refId }, deps.group));
  },
}).lazy(() => import("./PolicyTimeline.tsx").then((page) => page.Route));

const contract = createRoute({ getParentRoute: () => policy, path: "contract", validateSearch: readOpened }).lazy(() =>
  import("./PolicyContract.tsx").then((page) => page.Route),
);

const money = createRoute({
  getParentRoute: () => policy,
  path: "money",
  validateSearch: ({ charges, ledger }: Record<string, unknown>): { charges?: string; ledger?: string } => ({
    ...(isPage(charges) && { charges }),
    ...(isPage(ledger) && { ledger }),
  }),
}).lazy(() => import("./PolicyMoney.tsx").then((page) => page.Route));

function isPage(value: unknown): value is string {
  return typeof value === "string" && /^[1-9]\d{0,3}$/.test(value);
}

const documents = createRoute({
  getParentRoute: () => policy,
  path: "documents",
  validateSearch: readOpened,
}).lazy(() => import("./PolicyDocuments.tsx").then((page) => page.Route));

const readParty = ({ to }: Record<string, unknown>): { to?: "LANDLORD" } => (to === "LANDLORD" ? { to } : {});
const readReader = ({ coTenant, ...search }: Record<string, unknown>): { to?: "LANDLORD"; coTenant?: string } =>
  typeof coTenant === "string" ? { coTenant } : readParty(search);

const write = createRoute({ getParentRoute: () => policy, path: "write", validateSearch: readReader }).lazy(() =>
  import("./WriteForm.tsx").then((page) => page.Route),
);
const call = createRoute({ getParentRoute: () => policy, path: "call", validateSearch: readParty }).lazy(() =>
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
const contact = createRoute({ getParentRoute: () => policy, path: "contact", validateSearch: readReader }).lazy(() =>
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
  validateSearch: ({ name }: Record<string, unknown>): { name?: string } => (typeof name === "string" ? { name } : {}),
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
