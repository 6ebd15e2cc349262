import { getStaffPolicy, type StaffPolicy } from "@kautia/contract";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { queryOf } from "../../api/queries.ts";

/** The policy whose number is in the address. */
export function usePolicy(): StaffPolicy {
  const { id } = useParams({ from: "/staff/policies/$id" });
  return useSuspenseQuery(queryOf(getStaffPolicy, { params: { refId: id } })).data;
}
