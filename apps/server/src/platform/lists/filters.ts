import type { Call, CallInput } from "@kautia/contract";
import { safeParse } from "zod/mini";

/** What the caller of a list asked for. */
export type Asked<C extends Call> = CallInput<C>["query"];

type FilterName<C extends Call> = Exclude<keyof NonNullable<Asked<C>>, "page" | "after" | "order">;

/** A filter for each parameter of the call's query; `in query` if the list's query itself applies it. */
export type Filters<C extends Call, Needs, Query> = {
  [F in FilterName<C>]-?:
    | "in query"
    | ((query: Query, value: NonNullable<NonNullable<Asked<C>>[F]>, needs: Needs) => Query);
};

/** Applies the filters for which the caller gave a value. */
export function applyFilters<C extends Call, Needs, Query>(
  all: Query,
  filters: Filters<C, Needs, Query>,
  asked: Asked<C>,
  needs: Needs,
): Query {
  return keysOf(filters).reduce((query, name) => {
    const apply = filters[name];
    const value = asked?.[name];
    return apply === "in query" || value === undefined || value === null ? query : apply(query, value, needs);
  }, all);
}

/** Reads filters by the schema of the list's call. Null if one has a wrong value; those of other lists are left out. */
export function parseFilters<C extends Call>({ query }: C, filters: object): { asked: Asked<C> } | null {
  const parsed = query && safeParse(query, filters);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the call's schema made it, as its type says
  return parsed?.success === false ? null : { asked: parsed?.data as Asked<C> };
}

export function keysOf<Key extends PropertyKey>(record: Record<Key, unknown>): Key[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- callers pass records that have exactly these keys
  return Object.keys(record) as Key[];
}
