import { applyAgain } from "@kautia/contract";
import { useApp } from "../../app/app-context.ts";
import { AfterDecline } from "../../parts/declined/AfterDecline.tsx";
import { TalkToLandlord } from "../../parts/declined/TalkToLandlord.tsx";
import type { PolicyPartProps } from "./PolicyPage.tsx";

/** What a tenant can do after the landlord has declined. */
export function DeclinedPolicy({ policy }: PolicyPartProps) {
  const { api } = useApp();
  return (
    <AfterDecline
      again={() => api.call(applyAgain, { params: { refId: policy.refId } }, { handledStatuses: "all" })}
      talk={
        <TalkToLandlord
          landlordName={policy.landlordName}
          landlordEmail={null}
          tenantName={policy.tenantName}
          fullAddress={policy.fullAddress}
          deposit={policy.depositAmount}
        />
      }
    />
  );
}
