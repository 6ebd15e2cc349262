import type { EnsureQueryDataOptions, QueryClient } from "@tanstack/react-query";
import { notFound } from "@tanstack/react-router";
import { CallError } from "./call-api.ts";

/** Loads what a page needs before it can be shown. If it does not exist, the page 'not found' is shown. */
export async function load<Answer, Error, Data, Key extends readonly unknown[]>(
  queries: QueryClient,
  query: EnsureQueryDataOptions<Answer, Error, Data, Key>,
): Promise<Data> {
  try {
    return await queries.ensureQueryData(query);
  } catch (error) {
    if (error instanceof CallError && error.problem?.status === 404) throw notFound();
    throw error;
  }
}
