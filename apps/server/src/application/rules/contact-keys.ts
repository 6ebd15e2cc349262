import { dialledDigits } from "@kautia/contract";
import { homeKeys } from "../../addresses/rules/home-keys.ts";
import type { ContactKeys, StoredAnswers } from "../../platform/database/column-types.ts";
import { effectiveAnswers } from "./answers.ts";

/** Email addresses and phone numbers, normalised for comparison, and the keys of the home. Unanswered ones are omitted. */
export function contactKeys(given: StoredAnswers): ContactKeys {
  const { userInfo, landlordInfo, address } = effectiveAnswers(given);
  return {
    ...(address && homeKeys(address.address)),
    ...(userInfo?.email !== undefined && { tenantEmail: userInfo.email?.toLowerCase() ?? null }),
    ...(userInfo?.phone !== undefined && { tenantPhone: userInfo.phone ? dialledDigits(userInfo.phone) : null }),
    ...(landlordInfo?.email !== undefined && { landlordEmail: landlordInfo.email?.toLowerCase() ?? null }),
    ...(landlordInfo?.phone !== undefined && {
      landlordPhone: landlordInfo.phone ? dialledDigits(landlordInfo.phone) : null,
    }),
  };
}
