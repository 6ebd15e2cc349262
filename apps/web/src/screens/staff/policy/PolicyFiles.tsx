import { buildUrl, getStaffPolicyDocument, type StaffPolicy } from "@kautia/contract";
import { PolicyDocumentList } from "#parts/policy-documents/PolicyDocumentList.tsx";
import { useText } from "#shell/i18n/use-text.ts";
import { Documents } from "../case/Documents.tsx";

/** The documents that we produced and the files that the tenant uploaded. */
export function PolicyFiles({ policy, onSessionEnded }: { policy: StaffPolicy; onSessionEnded: () => void }) {
  const { t } = useText();
  return (
    <div className="k-flow">
      <section className="k-flow">
        <h2>{t("staff.policy.ours")}</h2>
        <PolicyDocumentList
          policyDocuments={policy.documents.map(({ kind, number }) => ({
            href: buildUrl(getStaffPolicyDocument, {
              refId: policy.refId,
              kind: number === null ? kind : `${kind}-${number}`,
            }),
            title: t(
              kind === "contract" || kind === "withdrawal" || kind === "release"
                ? `staff.paper.${kind}`
                : `policyDocuments.${kind}`,
              { number: number ?? "" },
            ),
          }))}
        />
      </section>
      <Documents
        documents={policy.uploads.map((upload) => ({ ...upload, what: t(`documents.${upload.type}`) }))}
        onSessionEnded={onSessionEnded}
      />
    </div>
  );
}
