import type { Call, CallRequest } from "@kautia/contract";
import * as z from "zod/mini";
import { queryOf } from "../api/queries.ts";
import type { OfficeContext } from "../shell/root-route.tsx";

/** A call that lists rows, with its filters, order and page as its query. */
export type ListCall = Call<undefined, z.ZodMiniObject>;
export type ListQuery<C extends Call> = CallRequest<C> extends { query?: infer Query } ? NonNullable<Query> : never;

interface LoaderContext<Query> {
  context: OfficeContext;
  deps: Query;
}

/**
 * The route options of a list: its filters, order and page are in the address. The rows are fetched together with the
 * page's code.
 */
export function listRoute<C extends ListCall>(call: C) {
  return {
    validateSearch: (search: Record<string, unknown>): ListQuery<C> => readQuery(call, search),
    loaderDeps: ({ search }: { search: ListQuery<C> }) => search,
    loader: ({ context: { queries }, deps }: LoaderContext<ListQuery<C>>) => {
      void queries.prefetchQuery(listQuery(call, deps));
    },
  };
}

/** The query of a list's page. */
export function listQuery<C extends ListCall>(call: C, query: ListQuery<C>) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- TypeScript cannot split a generic request
  return queryOf(call, { query } as unknown as CallRequest<C>);
}

/**
 * What the call does not know, or would refuse, is left out, so that an old or mistyped address still shows the list.
 */
function readQuery<C extends ListCall>({ query }: C, search: Record<string, unknown>): ListQuery<C> {
  const shape = query?.shape ?? {};
  const kept = Object.entries(search).filter(([name, value]) => {
    const field = shape[name];
    return field !== undefined && value !== "" && z.safeParse(field, value).success;
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each field was checked by its schema
  return Object.fromEntries(kept) as ListQuery<C>;
}
