import * as z from "zod/mini";
import { evidenceFile } from "../entities/claim.ts";
import { policyView } from "../entities/policy-view.ts";
import { calendarDate } from "../fields/dates.ts";
import { defineCall } from "./define-call.ts";
import { fileErrors } from "./documents.ts";

/** What a tenant can do between cancelling and the landlord's release; docs/policy.md. */

const policyParams = z.object({ refId: z.string() });

/** Once moving out is confirmed: POLICY_STATUS_CONFLICT. */
export const takeBackCancellation = defineCall({
  name: "take-back-cancellation",
  summary: "Revokes the tenant's cancellation, so the contract continues. The landlord is notified by email.",
  method: "POST",
  path: "/policies/:refId/stay",
  params: policyParams,
  answer: policyView,
  errors: ["LOGIN_REQUIRED", "POLICY_UNKNOWN", "POLICY_STATUS_CONFLICT"],
  access: "session",
});

/**
 * The day must lie between the start of cover and today. Repeating the call replaces the day until staff decide. The
 * proof counts once it has a file.
 */
export const proveMovingOut = defineCall({
  name: "prove-moving-out",
  summary: "Starts a proof of moving out with the day on which a tenant who has cancelled left; files follow.",
  method: "POST",
  path: "/policies/:refId/moving-out",
  params: policyParams,
  body: z.object({ movedOutOn: calendarDate }),
  answer: policyView,
  errors: ["FIELD_REQUIRED", "FIELD_INVALID", "LOGIN_REQUIRED", "POLICY_UNKNOWN", "POLICY_STATUS_CONFLICT"],
  access: "session",
});

/**
 * The body is multipart/form-data with one part, `file`. STEP_NOT_ALLOWED before the day is given and after the
 * decision.
 */
export const uploadMovingOutFile = defineCall({
  name: "upload-moving-out-file",
  summary: "Uploads evidence of moving out, such as a handover protocol or the registration of a new home.",
  method: "POST",
  path: "/policies/:refId/moving-out/files",
  params: policyParams,
  upload: [],
  answer: evidenceFile,
  errors: [...fileErrors, "STEP_NOT_ALLOWED", "LOGIN_REQUIRED", "POLICY_UNKNOWN"],
  access: "session",
});

export const getMovingOutFile = defineCall({
  name: "get-moving-out-file",
  summary: "Downloads a file of the tenant's own proof of moving out.",
  method: "GET",
  path: "/policies/:refId/moving-out/files/:fileId",
  params: z.object({ refId: z.string(), fileId: z.string() }),
  answer: "file",
  errors: ["LOGIN_REQUIRED", "POLICY_UNKNOWN", "NOT_FOUND"],
  access: "session",
});
