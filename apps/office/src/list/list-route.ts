import type { Call, CallRequest } from "@kautia/contract";
import * as z from "zod/mini";
import { queryOf } from "../api/queries.ts";
import type { OfficeContext } from "../shell/root-route.tsx";

/** A call that lists rows, with its filters, order and page as its query. */
export type ListCall = Call<undefined, z.ZodMiniObject>;
export type ListQuery<C extends Call> = CallRequest<C> extends { query?: infer Query } ? NonNullable<Query> : never;

/** The query of the call, which columns the page shows, the row beside the list, and the dialog that is open. */
export type ListSearch<C extends Call> = ListQuery<C> & { columns?: string; open?: string; form?: string };
const ownNames = ["columns", "open"];

interface LoaderContext<Query> {
  context: OfficeContext;
  deps: Query;
}

/**
 * The route options of a list: its filters, order and page are in the address. The rows are fetched together with the
 * page's code. `fixed`: filters that cannot be changed, for a list that is a part of another.
 */
export function listRoute<C extends ListCall>(call: C, fixed: Partial<ListQuery<C>> = {}) {
  return {
    validateSearch: (search: Record<string, unknown>): ListSearch<C> => ({ ...readQuery(call, search), ...fixed }),
    loaderDeps: ({ search }: { search: ListSearch<C> }) => search,
    loader: ({ context: { queries }, deps }: LoaderContext<ListSearch<C>>) => {
      void queries.prefetchQuery(listQuery(call, deps));
    },
  };
}

export function listQuery<C extends ListCall>(call: C, search: ListSearch<C>) {
  const { columns: _columns, open: _open, form: _form, ...query } = search;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- TypeScript cannot split a generic request
  return queryOf(call, { query } as unknown as CallRequest<C>);
}

/**
 * What the call does not know, or would refuse, is left out, so that an old or mistyped address still shows the list.
 */
function readQuery<C extends ListCall>({ query }: C, search: Record<string, unknown>): ListSearch<C> {
  const shape = query?.shape ?? {};
  const kept = Object.entries(search).filter(([name, value]) => {
    const field = shape[name];
    if (ownNames.includes(name)) return typeof value === "string" && value !== "";
    return field !== undefined && value !== "" && z.safeParse(field, value).success;
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each field was checked by its schema
  return Object.fromEntries(kept) as ListSearch<C>;
}
