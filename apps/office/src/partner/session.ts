import { getPartnerSession, type LoggedInPerson } from "@kautia/contract";
import { getRouteApi } from "@tanstack/react-router";
import { queryOf } from "../api/queries.ts";

export const partnerSession = queryOf(getPartnerSession, {});

const partner = getRouteApi("/partner");

export function usePerson(): LoggedInPerson {
  return partner.useRouteContext().person;
}
