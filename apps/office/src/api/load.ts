import type { Call, CallAnswer, CallRequest } from "@kautia/contract";
import type { QueryClient } from "@tanstack/react-query";
import { notFound } from "@tanstack/react-router";
import { CallError } from "./call-api.ts";
import { queryOf } from "./queries.ts";

/** Loads what a page needs before it can be shown. If it does not exist, the page 'not found' is shown. */
export async function load<C extends Call>(
  queries: QueryClient,
  call: C,
  request: CallRequest<C>,
): Promise<CallAnswer<C>> {
  try {
    return await queries.ensureQueryData(queryOf(call, request));
  } catch (error) {
    if (error instanceof CallError && error.problem?.status === 404) throw notFound();
    throw error;
  }
}
