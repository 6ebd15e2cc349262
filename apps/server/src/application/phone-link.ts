import { type CallAnswer, type makePhoneLink, phoneLinkMinutes, phoneLinksPerHour, screenPath } from "@kautia/contract";
import { encodeQR } from "qr";
import type { Deps } from "../deps.ts";
import { type Refusal, refuse, refuseTemporarily } from "../platform/http/refusal.ts";
import type { RequestContext } from "../platform/http/route.ts";
import { findApplication } from "./find-application.ts";
import { makeResumeToken } from "./resume-link.ts";

/** A short-lived link for the tenant's own phone, and the rows of its QR code: 1 is dark. */
export async function writePhoneLink(
  deps: Deps,
  token: string,
  { language }: Pick<RequestContext, "language">,
): Promise<CallAnswer<typeof makePhoneLink> | Refusal> {
  const application = await findApplication(deps, token);
  if (!application) return refuse("TOKEN_UNKNOWN");
  if (application.signedAt) return refuse("STEP_NOT_ALLOWED");
  const limit = { name: "phone links", most: phoneLinksPerHour, period: 3_600_000 };
  const wait = await deps.usageLimits.count(limit, application.refId);
  if (wait !== null) return refuseTemporarily("RATE_LIMITED", wait);
  const secret = await makeResumeToken(deps.db, deps, application.refId, "phone");
  const link = `${deps.config.publicUrl}${screenPath(language, "index")}?token=${secret}`;
  // Without the border, which the page draws.
  const squares = encodeQR(link, "raw", { ecc: "medium", border: 1 }).slice(1, -1);
  const qr = squares.map((row) => row.slice(1, -1).map(Number).join(""));
  const expiresAt = new Date(deps.clock.now().getTime() + phoneLinkMinutes * 60_000).toISOString();
  return { link, qr, expiresAt };
}
