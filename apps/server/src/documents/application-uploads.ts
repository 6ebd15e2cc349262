import { documentTypes, fieldError, type uploadDocument, uploadLimits } from "@kautia/contract";
import { findApplication, lockUnsigned, mayUploadDocuments } from "../application/index.ts";
import type { Deps } from "../deps.ts";
import { refuse, refuseFields } from "../platform/http/refusal.ts";
import { admitAnybody } from "../platform/http/route.ts";
import type { Destination } from "./store-file.ts";
import type { UploadHandler } from "./upload-call.ts";

export function applicationUploads(deps: Deps): UploadHandler<typeof uploadDocument, null> {
  return {
    admit: admitAnybody,
    partsBefore: (params) => (typeIn({ type: params["refId"] }) ? ["token"] : ["token", "type"]),
    async find({ params }, _, fields) {
      const application = await findApplication(deps, fields.token);
      const typeOfPath = typeIn({ type: params.refId });
      if (!application || (!typeOfPath && application.refId !== params.refId)) return refuse("TOKEN_UNKNOWN");
      const { refId } = application;
      const type = typeOfPath ?? typeIn(fields);
      if (!type) return refuseFields([fieldError("type", "FIELD_INVALID")]);
      if (application.signedAt) return refuse("APPLICATION_LOCKED");
      if (!mayUploadDocuments(application)) return refuse("STEP_NOT_ALLOWED");
      const { maxCount } = uploadLimits;
      const lock: Destination["lock"] = async (transaction) =>
        (await lockUnsigned(transaction, refId)) ? null : refuse("APPLICATION_LOCKED");
      return { refId, type, claimId: null, movingOutId: null, by: null, maxCount, lock };
    },
    answer({ id, fileName, size, checked }, { params }, fields) {
      const type = typeIn({ type: params.refId }) ?? typeIn(fields);
      if (!type) throw new Error("stored a document of an unknown type");
      return { id, type, fileName, size, checked };
    },
  };
}

function typeIn({ type }: { type: string | undefined }) {
  return documentTypes.find((known) => known === type?.toUpperCase());
}
