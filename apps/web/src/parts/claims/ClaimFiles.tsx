import { type Call, type Claim, type EvidenceFile, maxEvidenceFiles, type UrlValues } from "@kautia/contract";
import { useText } from "../../texts/use-text.ts";
import { Evidence } from "../uploads/Evidence.tsx";

export interface Adding {
  call: Call;
  params: UrlValues;
  by: EvidenceFile["by"];
}

export interface ClaimEvidenceProps {
  claim: Claim;
  addressOf: ((file: EvidenceFile) => string) | null;
  /** Null if files cannot be added yet, or no longer. */
  adding: Adding | null;
}

export function ClaimEvidence({ claim, addressOf, adding }: ClaimEvidenceProps) {
  const { t } = useText();
  return (
    <Evidence
      id={`files-${claim.id}`}
      title={t("claims.files")}
      files={claim.files}
      addressOf={addressOf}
      bringer={({ by }) => t(`claims.fileBy.${by}`)}
      adding={
        adding && {
          call: adding.call,
          params: adding.params,
          label: t("claims.addFiles"),
          help: t(`claims.addFilesHelp.${adding.by}`, { count: maxEvidenceFiles }),
          optionalText: t("common.optional"),
        }
      }
    />
  );
}
