import type { Call, CallAnswer, CallRequest } from "@kautia/contract";
import {
  MutationCache,
  QueryCache,
  QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
  useSuspenseQuery,
  type UseMutationResult,
} from "@tanstack/react-query";
import { useNotice } from "../shell/notices.tsx";
import { callApi, CallError } from "./call-api.ts";

/** How long an answer counts as current, in ms. A page that is opened again shows it at once and asks again afterwards. */
const currentFor = 5_000;

/** All queries and changes of the app. `onLoggedOut` is called when an answer says that the session has ended. */
export function createQueries(onLoggedOut: () => void): QueryClient {
  const onError = (error: Error) => {
    if (error instanceof CallError && error.problem?.errorCode === "LOGIN_REQUIRED") onLoggedOut();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: currentFor,
        // Only a lost connection may work the second time.
        retry: (failures, error) => failures < 2 && !(error instanceof CallError && error.problem !== null),
      },
    },
  });
}

/** The query of a call, for loaders and `useQuery`. */
export function queryOf<C extends Call>(call: C, request: CallRequest<C>) {
  return queryOptions<CallAnswer<C>>({
    queryKey: [call.name, request],
    queryFn: ({ signal }) => callApi(call, request, { signal }),
  });
}

/** The answer that the loader of the route has fetched. */
export function useLoaded<C extends Call>(call: C, request: CallRequest<C>): CallAnswer<C> {
  return useSuspenseQuery(queryOf(call, request)).data;
}

interface ChangeOptions<C extends Call> {
  /** What the page says afterwards. */
  said?: string | undefined;
  onDone?: (answer: CallAnswer<C>, request: CallRequest<C>) => unknown;
}

/**
 * A call that changes something. Everything that the page shows is then fetched again, because one change may be seen in
 * many places. A repeat after a lost connection cannot change it twice.
 */
export function useChange<C extends Call>(
  call: C,
  { said, onDone }: ChangeOptions<C> = {},
): UseMutationResult<CallAnswer<C>, Error, CallRequest<C>> {
  const queries = useQueryClient();
  const say = useNotice();
  return useMutation({
    mutationFn: async (request: CallRequest<C>) => {
      const idempotencyKey = call.method === "POST" ? crypto.randomUUID() : undefined;
      const send = () => callApi(call, request, { idempotencyKey });
      return send().catch((error: unknown) => {
        if (error instanceof CallError && error.problem === null && idempotencyKey !== undefined) return send();
        throw error;
      });
    },
    onSuccess: async (answer, request) => {
      if (said !== undefined) say({ text: said });
      await onDone?.(answer, request);
      await queries.invalidateQueries();
    },
  });
}
