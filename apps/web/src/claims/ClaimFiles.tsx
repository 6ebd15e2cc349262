import {
  type Claim,
  type EvidenceFile,
  evidenceFile,
  mostEvidenceFiles,
  type uploadClaimFile,
  type uploadObjectionFile,
} from "@kautia/contract";
import { Link } from "@kautia/design-system";
import { cancelled } from "../api/call-result.ts";
import { sendFile } from "../api/send-file.ts";
import type { UrlValues } from "../api/build-url.ts";
import { useText } from "../i18n/use-text.ts";
import { sizeText, UploadField } from "../uploads/UploadField.tsx";
import { useUploads } from "../uploads/use-uploads.ts";

/** What both sides have brought for a claim, each with the address at which it opens; without one it is only named. */
export function ClaimFiles({
  files,
  addressOf,
}: {
  files: Claim["files"];
  addressOf: ((file: EvidenceFile) => string) | null;
}) {
  const text = useText();
  const { t } = text;
  if (files.length === 0) return null;
  return (
    <>
      <p className="claim__head">{t("claims.files")}</p>
      <ul className="claim__files">
        {files.map((file) => (
          <li key={file.id}>
            {addressOf && file.checked ? (
              <Link href={addressOf(file)} target="_blank" rel="noopener noreferrer" hiddenText={t("papers.newTab")}>
                {file.fileName}
              </Link>
            ) : (
              file.fileName
            )}
            <div className="quiet">
              {t(`claims.fileBy.${file.by}`)}, {sizeText(file.size, text)}
              {file.checked ? null : `, ${t("documents.waiting")}`}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

/** How the reader brings files for a claim. */
export interface Adding {
  call: typeof uploadClaimFile | typeof uploadObjectionFile;
  params: UrlValues;
  by: EvidenceFile["by"];
}

export interface ClaimEvidenceProps {
  claim: Claim;
  addressOf: ((file: EvidenceFile) => string) | null;
  /** Null where there is nothing to bring any more, or not yet. */
  adding: Adding | null;
}

/** What is there, and a field for more. What was brought stays: the other side relies on it. */
export function ClaimEvidence({ claim, addressOf, adding }: ClaimEvidenceProps) {
  const { t } = useText();
  const uploads = useUploads<"file">({
    send: (sent, options) =>
      adding
        ? sendFile({ ...sent, call: adding.call, answer: evidenceFile, params: adding.params, fields: {} }, options)
        : Promise.resolve(cancelled),
  });
  // What this page has just brought stands in the field until the page is loaded anew.
  const shown = adding ? uploads.list.map(({ documentId }) => documentId) : [];
  return (
    <>
      <ClaimFiles files={claim.files.filter(({ id }) => !shown.includes(id))} addressOf={addressOf} />
      {adding ? (
        <UploadField
          id={`files-${claim.id}`}
          label={t("claims.addFiles")}
          help={t(`claims.addFilesHelp.${adding.by}`, { count: mostEvidenceFiles })}
          optionalText={t("common.optional")}
          type="file"
          uploads={uploads}
          offers={[]}
        />
      ) : null}
    </>
  );
}
