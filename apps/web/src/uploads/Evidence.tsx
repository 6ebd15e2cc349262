import { type Call, type EvidenceFile, evidenceFile } from "@kautia/contract";
import { Link } from "@kautia/design-system";
import type { UrlValues } from "../api/build-url.ts";
import { cancelled } from "../api/call-result.ts";
import { sendFile } from "../api/send-file.ts";
import { useText } from "../i18n/use-text.ts";
import { sizeText, UploadField } from "./UploadField.tsx";
import { useUploads } from "./use-uploads.ts";
import "./evidence.css";

/** How the reader brings further files, and what is said of that. */
export interface AddingEvidence {
  call: Call;
  params: UrlValues;
  label: string;
  help: string;
  optionalText?: string;
  onStored?: () => void;
}

export interface EvidenceProps {
  /** Of the field, and unlike any other on the page. */
  id: string;
  title: string;
  files: readonly EvidenceFile[];
  /** At which address a file opens; without one it is only named. */
  addressOf: ((file: EvidenceFile) => string) | null;
  /** Who brought it, where that can be more than one. */
  bringer?: (file: EvidenceFile) => string;
  /** Null where there is nothing to bring any more, or not yet. */
  adding: AddingEvidence | null;
}

/** Files that are there, and a field for more. What was brought stays: somebody else relies on it. */
export function Evidence({ id, title, files, addressOf, bringer, adding }: EvidenceProps) {
  const uploads = useUploads<"file">({
    async send(sent, options) {
      if (!adding) return cancelled;
      const { call, params } = adding;
      const result = await sendFile({ ...sent, call, answer: evidenceFile, params, fields: {} }, options);
      if (result.ok) adding.onStored?.();
      return result;
    },
  });
  // What this page has just brought stands in the field until the page is loaded anew.
  const shown = adding ? uploads.list.map(({ documentId }) => documentId) : [];
  const others = files.filter((file) => !shown.includes(file.id));
  return (
    <>
      {others.length > 0 ? (
        <EvidenceFiles title={title} files={others} addressOf={addressOf} bringer={bringer} />
      ) : null}
      {adding ? (
        <UploadField
          id={id}
          label={adding.label}
          help={adding.help}
          optionalText={adding.optionalText}
          type="file"
          uploads={uploads}
          offers={[]}
        />
      ) : null}
    </>
  );
}

function EvidenceFiles({ title, files, addressOf, bringer }: Omit<EvidenceProps, "id" | "adding">) {
  const text = useText();
  const { t } = text;
  return (
    <>
      <p className="evidence__head">{title}</p>
      <ul className="evidence">
        {files.map((file) => (
          <li key={file.id}>
            {addressOf && file.checked ? (
              <Link
                href={addressOf(file)}
                target="_blank"
                rel="noopener noreferrer"
                hiddenText={t("policyDocuments.newTab")}
              >
                {file.fileName}
              </Link>
            ) : (
              file.fileName
            )}
            <div className="quiet">
              {bringer ? `${bringer(file)}, ` : null}
              {sizeText(file.size, text)}
              {file.checked ? null : `, ${t("documents.waiting")}`}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
