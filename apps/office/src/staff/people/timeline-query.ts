import { type CallAnswer, listTimeline, type TimelineGroup, timelineGroups } from "@kautia/contract";
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

/** The `group` of a timeline in the address. */
export function readGroup({ group }: Record<string, unknown>): { group?: TimelineGroup } {
  const known = timelineGroups.find((name) => name === group);
  return known ? { group: known } : {};
}
