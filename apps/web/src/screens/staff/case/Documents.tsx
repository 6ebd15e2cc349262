import { type DocumentState, linkDocument } from "@kautia/contract";
import { Button, InlineMessage, VisuallyHidden } from "@kautia/design-system";
import { useState } from "react";
import { useApp } from "#shell/app/app-context.ts";
import { useText } from "#shell/i18n/use-text.ts";
import { DataTable } from "#parts/tables/DataTable.tsx";
import { handledByPage } from "#parts/tables/use-table.ts";
import { when } from "@kautia/locales/format";
import { sizeText } from "#parts/uploads/UploadField.tsx";

const pictures = ["image/jpeg", "image/png"];

/** An uploaded file. */
export interface ShownDocument {
  id: string;
  /** What kind of file it is, as text. */
  what: string;
  fileName: string;
  contentType: string;
  /** Bytes. */
  size: number;
  uploadedAt: string;
  state: DocumentState;
}

/** Lists the uploaded files. Opening one requests a single-use URL; images are shown in place. */
export function Documents({
  documents,
  onSessionEnded,
}: {
  documents: readonly ShownDocument[];
  onSessionEnded: () => void;
}) {
  const { api } = useApp();
  const text = useText();
  const { t } = text;
  const [picture, setPicture] = useState<{ url: string; name: string } | null>(null);
  const [failed, setFailed] = useState(false);

  async function open(document: ShownDocument): Promise<void> {
    setFailed(false);
    const result = await api.call(linkDocument, { params: { id: document.id } }, handledByPage);
    if (!result.ok) return result.problem?.status === 401 ? onSessionEnded() : setFailed(true);
    const { url } = result.answer;
    if (pictures.includes(document.contentType)) setPicture({ url, name: document.fileName });
    else window.open(url, "_blank", "noopener");
  }

  return (
    <section className="k-flow">
      <h2>{t("staff.case.documents")}</h2>
      <DataTable
        caption={t("staff.case.documents")}
        empty={t("staff.case.noDocuments")}
        rows={documents}
        rowKey={({ id }) => id}
        columns={[
          {
            key: "type",
            label: t("staff.col.type"),
            renderCell: ({ what, fileName, size, uploadedAt }) => (
              <>
                <span>{what}</span>
                {fileName ? <span className="quiet staff-file">{fileName}</span> : null}
                <span className="quiet staff-file">{`${sizeText(size, text)}, ${when(text, uploadedAt)}`}</span>
              </>
            ),
          },
          {
            key: "open",
            label: t("staff.col.open"),
            renderCell: (document) =>
              document.state === "CLEAN" ? (
                <Button variant="secondary" onClick={() => open(document)}>
                  <span>
                    {t(
                      pictures.includes(document.contentType)
                        ? "staff.case.previewDocument"
                        : "staff.case.openDocument",
                    )}
                  </span>
                  <VisuallyHidden>{` ${document.fileName}`}</VisuallyHidden>
                </Button>
              ) : (
                t(`staff.document.${document.state}`)
              ),
          },
        ]}
      />
      {failed ? (
        <InlineMessage tone="error" toneLabel={t("common.error")} live title={t("staff.case.openFailed")} />
      ) : null}
      {picture ? <img className="staff-picture" src={picture.url} alt={picture.name} /> : null}
    </section>
  );
}
