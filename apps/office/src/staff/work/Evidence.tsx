import "./work.css";
import { type DocumentState, linkDocument } from "@kautia/contract";
import { Button, Skeleton } from "@kautia/design-system";
import { when } from "@kautia/locales/format";
import { useQuery } from "@tanstack/react-query";
import { callApi } from "../../api/call-api.ts";
import { Failed } from "../../parts/Failed.tsx";
import { Panel } from "../../parts/Panel.tsx";
import { PdfFrame } from "../../parts/PdfFrame.tsx";
import { useOpened } from "../../shell/use-opened.ts";
import { useText } from "../../text/use-text.ts";

export interface ShownFile {
  id: string;
  /** What kind of file it is. */
  what: string;
  fileName: string;
  contentType: string;
  uploadedAt: string;
  state: DocumentState;
}

export function Evidence({ title, files }: { title: string; files: readonly ShownFile[] }) {
  const text = useText();
  const { t } = text;
  const { opened, toggle } = useOpened("show");
  return (
    <Panel title={title}>
      {files.length === 0 ? <p className="quiet">{t("staff.case.noDocuments")}</p> : null}
      <ul className="work-files">
        {files.map((file) => (
          <li key={file.id}>
            <div>
              <span>{file.what}</span>
              <span className="quiet">{[file.fileName, when(text, file.uploadedAt)].filter(Boolean).join(", ")}</span>
            </div>
            {file.state === "CLEAN" ? (
              <Button variant="text" aria-expanded={opened === file.id} onClick={() => toggle(file.id)}>
                {t(opened === file.id ? "common.close" : "staff.case.openDocument")}
              </Button>
            ) : (
              <span>{t(`staff.document.${file.state}`)}</span>
            )}
            {opened === file.id && file.state === "CLEAN" ? <OpenFile of={file} /> : null}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const pictures = ["image/jpeg", "image/png"];

/** A file by an address that works once. Each opening is in the audit log. */
export function OpenFile({ of: { id, fileName, what, contentType } }: { of: ShownFile }) {
  const { t } = useText();
  const { data, error, refetch } = useQuery({
    queryKey: [linkDocument.name, id],
    queryFn: ({ signal }) => callApi(linkDocument, { params: { id } }, { signal, idempotencyKey: crypto.randomUUID() }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  if (error) return <Failed error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={6} label={t("common.loading")} />;
  const name = fileName || what;
  if (pictures.includes(contentType)) return <img className="viewer" src={data.url} alt={name} />;
  return <PdfFrame title={name} src={data.url} />;
}
