import { getPartnerSession } from "@kautia/contract";
import { queryOf } from "../api/queries.ts";

export const partnerSession = queryOf(getPartnerSession, {});
