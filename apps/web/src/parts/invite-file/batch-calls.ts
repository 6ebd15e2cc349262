import { type CallAnswer, checkForPartner, checkInvitations, inviteForPartner, inviteTenants } from "@kautia/contract";
import type { Api } from "../../api/api.ts";
import type { CallResult } from "../../api/call-result.ts";
import { handledByPage } from "../tables/use-table.ts";

type BatchCall = (invitations: object[]) => Promise<CallResult<CallAnswer<typeof inviteTenants>>>;

/** Both return a result for each line. `check` only says what `invite` would do. */
export interface BatchCalls {
  check: BatchCall;
  invite: BatchCall;
}

/** For the partner whose person is logged in. */
export function callsOfPartner(api: Api): BatchCalls {
  return {
    check: (invitations) => api.call(checkInvitations, { body: { invitations } }, handledByPage),
    invite: (invitations) => api.call(inviteTenants, { body: { invitations } }, handledByPage),
  };
}

/** For a partner who was chosen at the desk. */
export function callsOfDesk(api: Api, partnerId: string): BatchCalls {
  const params = { id: partnerId };
  return {
    check: (invitations) => api.call(checkForPartner, { params, body: { invitations } }, handledByPage),
    invite: (invitations) => api.call(inviteForPartner, { params, body: { invitations } }, handledByPage),
  };
}
