import { getStaffPolicy, type StaffPolicy } from "@kautia/contract";
import { useParams } from "@tanstack/react-router";
import { useLoaded } from "../../api/queries.ts";

/** The policy whose number is in the address. */
export function usePolicy(): StaffPolicy {
  const { id } = useParams({ from: "/staff/policies/$id" });
  return useLoaded(getStaffPolicy, { params: { refId: id } });
}
