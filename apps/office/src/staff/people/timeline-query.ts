import { type CallAnswer, listTimeline, type TimelineGroup } from "@kautia/contract";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { callApi } from "../../api/call-api.ts";

export interface TimelineOf {
  of: "person" | "policy";
  id: string;
}

export function timelineQuery(params: TimelineOf, group: TimelineGroup | undefined) {
  return infiniteQueryOptions({
    queryKey: [listTimeline.name, params, group ?? null],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }): Promise<CallAnswer<typeof listTimeline>> =>
      callApi(listTimeline, { params, query: { group, before: pageParam } }, { signal }),
    getNextPageParam: ({ next }) => next,
  });
}
