import {
  acceptInvitation,
  getInvitationLink,
  getResumeLink,
  getSignedOffer,
  initTenant,
  type LinkView,
  resumeTenant,
} from "@kautia/contract";
import type { Api } from "../../api/api.ts";
import type { CallFailure, CallResult } from "../../api/call-result.ts";

/** The parameters that lead to an application, in the order of the specification's guards. */
export const linkKinds = ["invitation-token", "token", "pd"] as const;

export interface OpenedLink {
  kind: (typeof linkKinds)[number];
  secret: string;
}

const looking = { quiet: true, handledStatuses: "all" } as const;

/** What the link is about. Changes nothing. */
export function lookAt(api: Api, { kind, secret }: OpenedLink): Promise<CallResult<LinkView>> {
  if (kind === "invitation-token") return api.call(getInvitationLink, { params: { id: secret } }, looking);
  if (kind === "token") return api.call(getResumeLink, { params: { token: secret } }, looking);
  return api.call(getSignedOffer, { query: { insuranceHash: secret } }, looking);
}

/** Opens the link's application. The session takes its token and record from the answer. */
export function openLink(api: Api, { kind, secret }: OpenedLink): Promise<CallResult<unknown>> {
  // A lost request is repeated with the same key.
  const opening = { quiet: true, handledStatuses: "all", idempotencyKey: crypto.randomUUID() } as const;
  if (kind === "invitation-token") return api.call(acceptInvitation, { params: { id: secret } }, opening);
  if (kind === "token") return api.call(resumeTenant, { body: { token: secret } }, opening);
  return api.call(initTenant, { query: { insuranceHash: secret } }, opening);
}

/** Whether the link opens nothing any more: it is unknown, broken or too old, or its application is signed. */
export function isOver({ problem }: CallFailure): boolean {
  const status = problem?.status ?? 500;
  return status < 500 && status !== 429;
}
