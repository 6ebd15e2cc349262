import type { DocumentType } from "@kautia/contract";
import { useText } from "../../shell/i18n/use-text.ts";
import { UploadField } from "../../parts/uploads/UploadField.tsx";
import type { findObstacle } from "../../parts/uploads/uploads.ts";
import type { Uploads } from "../../parts/uploads/use-uploads.ts";

export interface DocumentFieldProps {
  type: DocumentType;
  uploads: Uploads<DocumentType>;
  /** What the tenant's education leads to, if it is one. */
  educationLevel: string | null;
  error: ReturnType<typeof findObstacle>;
}

/** Apprentices and pupils have no student card. */
export function documentName(type: DocumentType, educationLevel: string | null) {
  if (type === "STUDENT_DOCUMENT" && educationLevel === "vocational") return "TRAINING_CONTRACT";
  if (type === "STUDENT_DOCUMENT" && educationLevel === "school") return "SCHOOL_ID";
  return type;
}

/** The upload field of one required document, with the reason for it. */
export function DocumentField({ type, uploads, educationLevel, error }: DocumentFieldProps) {
  const { t } = useText();
  return (
    <UploadField
      id={type}
      label={t(`documents.${documentName(type, educationLevel)}`)}
      help={t(`documents.${documentName(type, educationLevel)}.why`)}
      error={error ? t(error) : undefined}
      type={type}
      uploads={uploads}
      offers={["replace", "remove"]}
    />
  );
}
