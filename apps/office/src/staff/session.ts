import { getStaffSession, type StaffPerson } from "@kautia/contract";
import { getRouteApi } from "@tanstack/react-router";
import { queryOf } from "../api/queries.ts";

export const staffSession = queryOf(getStaffSession, {});

const staff = getRouteApi("/staff");

export function usePerson(): StaffPerson {
  return staff.useRouteContext().person;
}
