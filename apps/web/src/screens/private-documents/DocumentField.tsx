import type { DocumentType } from "@kautia/contract";
import { useText } from "../../texts/use-text.ts";
import { UploadField } from "../../parts/uploads/UploadField.tsx";
import type { findObstacle } from "../../parts/uploads/uploads.ts";
import type { Uploads } from "../../parts/uploads/use-uploads.ts";

export interface DocumentFieldProps {
  type: DocumentType;
  uploads: Uploads<DocumentType>;
  error: ReturnType<typeof findObstacle>;
}

/** The upload field of one required document, with the reason for it. */
export function DocumentField({ type, uploads, error }: DocumentFieldProps) {
  const { t } = useText();
  return (
    <UploadField
      id={type}
      label={t(`documents.${type}`)}
      help={t(`documents.${type}.why`)}
      error={error ? t(error) : undefined}
      type={type}
      uploads={uploads}
      offers={["replace", "remove"]}
    />
  );
}
