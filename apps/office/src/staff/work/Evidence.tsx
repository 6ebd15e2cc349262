import "./work.css";
import { type DocumentState, type EvidenceFile, linkDocument } from "@kautia/contract";
import { Button } from "@kautia/design-system";
import { type Text, when } from "@kautia/locales/format";
import { useQuery } from "@tanstack/react-query";
import { callApi } from "../../api/call-api.ts";
import { Loaded } from "../../parts/Loaded.tsx";
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

/** A file that one of the parties has brought. */
export function fileOf(file: EvidenceFile, { t }: Pick<Text, "t">): ShownFile {
  return { ...file, what: t(`staff.policy.cause.${file.by}`), state: file.checked ? "CLEAN" : "WAITING" };
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
  const query = useQuery({
    queryKey: [linkDocument.name, id],
    queryFn: ({ signal }) => callApi(linkDocument, { params: { id } }, { signal, idempotencyKey: crypto.randomUUID() }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const name = fileName || what;
  return (
    <Loaded query={query} lines={6}>
      {({ url }) =>
        pictures.includes(contentType) ? (
          <img className="viewer" src={url} alt={name} />
        ) : (
          <PdfFrame title={name} src={url} />
        )
      }
    </Loaded>
  );
}
