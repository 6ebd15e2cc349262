import { type Call, isStrict } from "@kautia/contract";
import type { AdaData, Caller } from "../people/callers.ts";
import type { TestServer } from "./make-test-server.ts";
import { sampleBody } from "../values/sample-bodies.ts";
import { frame, multipartType, pdf } from "../applications/uploads.ts";
import { apiBase } from "../../platform/http/api-base.ts";

export interface Sent {
  status: number;
  /** The status with the error code, such as `404 POLICY_UNKNOWN`. */
  outcome: string;
  body: string;
}

/** Sends any call of the contract with a valid body, about Ada's data. */
export async function sendCall({ app }: TestServer, ada: AdaData, call: Call, caller: Caller): Promise<Sent> {
  const isUpload = call.upload !== undefined;
  const parts = frame({ token: caller.token });
  const json = call.body && JSON.stringify(sampleBody(call, caller));
  const payload = isUpload ? Buffer.concat([parts.before, pdf(), parts.after]) : json;
  const type = isUpload ? multipartType : "application/json";
  const { statusCode: status, body } = await app.inject({
    method: call.method,
    url: `${apiBase}${pathFor(call, ada, caller)}`,
    query: call.query && call.method === "GET" && !isStrict(call) ? { token: caller.token } : {},
    headers: { "accept-language": "de", ...caller.headers, ...(payload && { "content-type": type }) },
    payload,
    remoteAddress: caller.ip,
  });
  const code = /^\{.*"errorCode":"(\w+)"/.exec(body)?.[1];
  return { status, outcome: [status, code].filter(Boolean).join(" "), body };
}

function pathFor(call: Call, ada: AdaData, { token }: Caller): string {
  const ids: Record<string, string> = {
    "/partner/properties": "flat-1",
    "/partner/invitations": ada.invitationId,
    "/partner/webhooks": ada.webhookId,
    "/onboarding/tenant/private-documents": ada.documentId,
    "/staff/documents": ada.documentId,
    "/staff/mails": ada.mailId,
    "/staff/questions": ada.questionId,
    "/staff/partners": "one",
    "/staff/persons": ada.policyRefId,
    "/staff/timeline": ada.policyRefId,
    "/account/sessions": ada.sessionId,
    "/account/passkeys": ada.passkeyId,
  };
  const id = Object.entries(ids).find(([start]) => call.path.startsWith(start))?.[1];
  const values: Record<string, string> = {
    refId: /^\/(?:policies|partner|staff\/policies|staff\/messages)\//.test(call.path)
      ? ada.policyRefId
      : ada.applicationRefId,
    claimId: ada.claimId,
    personId: ada.personId,
    amendmentId: ada.amendmentId,
    webhookId: ada.webhookId,
    chargeId: "00000000-0000-4000-8000-000000000000",
    of: "policy",
    list: "policies",
    kind: call.path.startsWith("/legal") ? "terms-of-use" : "contract",
    id: id ?? token,
  };
  return call.path.replace(/:(\w+)/g, (_, name: string) => values[name] ?? token);
}
