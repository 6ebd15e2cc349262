import { type Call, type EvidenceFile, evidenceFile, type UrlValues } from "@kautia/contract";
import { Link } from "@kautia/design-system";
import { cancelled } from "../../api/call-result.ts";
import { sendFile } from "../../api/send-file.ts";
import { useText } from "../../texts/use-text.ts";
import { sizeText, UploadField } from "./UploadField.tsx";
import { useUploads } from "./use-uploads.ts";
import "./evidence.css";

/** How the reader adds files, and the texts of the field. */
export interface AddingEvidence {
  call: Call;
  params: UrlValues;
  label: string;
  help: string;
  optionalText?: string;
  onStored?: () => void;
}

export interface EvidenceProps {
  /** The id of the field, unique on the page. */
  id: string;
  title: string;
  files: readonly EvidenceFile[];
  /** The URL of a file. If null, files have no link. */
  addressOf: ((file: EvidenceFile) => string) | null;
  /** Who added the file, if that can be different people. */
  bringer?: (file: EvidenceFile) => string;
  /** Null if files cannot be added yet, or no longer. */
  adding: AddingEvidence | null;
}

/** Stored files, and a field for more. Files cannot be removed, because the other side relies on them. */
export function Evidence({ id, title, files, addressOf, bringer, adding }: EvidenceProps) {
  const { t } = useText();
  const uploads = useUploads<"file">({
    async send(sent, options) {
      if (!adding) return cancelled;
      const { call, params } = adding;
      const result = await sendFile({ ...sent, call, answer: evidenceFile, params, fields: {} }, options);
      if (result.ok) adding.onStored?.();
      return result;
    },
  });
  // Files that were uploaded on this page are in the field until the page is reloaded.
  const shown = adding ? uploads.list.map(({ documentId }) => documentId) : [];
  const others = files.filter((file) => !shown.includes(file.id));
  const addsToOwn = bringer === undefined && others.length > 0;
  return (
    <>
      {others.length > 0 ? (
        <EvidenceFiles title={title} files={others} addressOf={addressOf} bringer={bringer} />
      ) : null}
      {adding ? (
        <UploadField
          id={id}
          label={addsToOwn ? t("documents.addAnother") : adding.label}
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
              <span>{file.fileName}</span>
            )}
            <div className="quiet">
              {`${bringer ? `${bringer(file)}, ` : ""}${sizeText(file.size, text)}${file.checked ? "" : `, ${t("documents.waiting")}`}`}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
