import { linkDocument, type StaffCase, type StaffDocument } from "@kautia/contract";
import { Button, InlineMessage, VisuallyHidden } from "@kautia/design-system";
import { useState } from "react";
import { useApp } from "../../../app/app-context.ts";
import type { Text } from "../../../i18n/create-text.ts";
import { useText } from "../../../i18n/use-text.ts";
import { DataTable } from "../DataTable.tsx";
import { byItself } from "../use-table.ts";
import { when } from "../../../i18n/when.ts";

const pictures = ["image/jpeg", "image/png"];

/** What the tenant uploaded. Each look asks for an address of its own, which opens once; a picture is shown here. */
export function Documents({ of: { documents }, onGone }: { of: StaffCase; onGone: () => void }) {
  const { api } = useApp();
  const text = useText();
  const { t } = text;
  const [picture, setPicture] = useState<{ url: string; name: string } | null>(null);
  const [failed, setFailed] = useState(false);

  async function open(document: StaffDocument): Promise<void> {
    setFailed(false);
    const result = await api.call(linkDocument, { params: { id: document.id } }, byItself);
    if (!result.ok) return result.problem?.status === 401 ? onGone() : setFailed(true);
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
            renderCell: ({ type, fileName, size, uploadedAt }) => (
              <>
                {t(`documents.${type}`)}
                {fileName ? <span className="quiet staff-file">{fileName}</span> : null}
                <span className="quiet staff-file">
                  {sizeText(size, text)}, {when(text, uploadedAt)}
                </span>
              </>
            ),
          },
          {
            key: "open",
            label: t("staff.col.open"),
            renderCell: (document) =>
              document.state === "CLEAN" ? (
                <Button variant="secondary" onClick={() => open(document)}>
                  {t(
                    pictures.includes(document.contentType) ? "staff.case.previewDocument" : "staff.case.openDocument",
                  )}
                  <VisuallyHidden> {document.fileName}</VisuallyHidden>
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

function sizeText(bytes: number, { t, number }: Text): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  if (kilobytes < 1000) return t("documents.sizeKb", { size: number(kilobytes) });
  return t("documents.sizeMb", { size: number(Math.round(kilobytes / 102.4) / 10) });
}
