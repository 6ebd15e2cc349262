import { type DocumentType, listDocuments, removeDocument, uploadDocument, uploadedDocument } from "@kautia/contract";
import { sendFile } from "../../api/send-file.ts";
import { useApp } from "../../app/app-context.ts";
import { type Uploads, useUploads } from "../../parts/uploads/use-uploads.ts";

// Failures are shown at the file or retried.
const callOptions = { quiet: true, handledStatuses: "all" } as const;

/** The documents of this application. */
export function useDocuments(refId: string): Uploads<DocumentType> {
  const { api, session } = useApp();
  const token = () => session.token() ?? "";
  return useUploads<DocumentType>({
    send: ({ type, ...sent }, options) =>
      sendFile(
        {
          ...sent,
          call: uploadDocument,
          answer: uploadedDocument,
          params: { refId },
          fields: { token: token(), type },
        },
        options,
      ),
    async list() {
      const result = await api.call(listDocuments, { params: { token: token() } }, callOptions);
      return result.ok ? result.answer.documents : null;
    },
    remove: (id) => api.call(removeDocument, { params: { id }, body: { token: token() } }, callOptions),
  });
}
