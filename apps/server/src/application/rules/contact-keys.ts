import { dialledDigits } from "@kautia/contract";
import type { ContactKeys, StoredAnswers } from "../../platform/database/column-types.ts";

/** Email addresses and phone numbers, normalised for comparison. Unanswered ones are omitted. */
export function contactKeys({ userInfo, landlordInfo }: StoredAnswers): ContactKeys {
  return {
    ...(userInfo?.email !== undefined && { tenantEmail: userInfo.email?.toLowerCase() ?? null }),
    ...(userInfo?.phone !== undefined && { tenantPhone: userInfo.phone ? dialledDigits(userInfo.phone) : null }),
    ...(landlordInfo?.email !== undefined && { landlordEmail: landlordInfo.email?.toLowerCase() ?? null }),
    ...(landlordInfo?.phone !== undefined && {
      landlordPhone: landlordInfo.phone ? dialledDigits(landlordInfo.phone) : null,
    }),
  };
}
