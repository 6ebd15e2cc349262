import type { DocumentType } from "@kautia/contract";
import { FileDrop, type FileItem } from "@kautia/design-system";
import { useApp } from "../../app/app-context.ts";
import type { Text } from "../../i18n/create-text.ts";
import { useText } from "../../i18n/use-text.ts";
import { acceptedKinds, findObstacle, megabytes, type Upload } from "./uploads.ts";
import type { Uploads } from "./use-uploads.ts";

export interface DocumentFieldProps {
  type: DocumentType;
  uploads: Uploads;
  error: ReturnType<typeof findObstacle>;
}

/** One owed document: why it is, and its files. */
export function DocumentField({ type, uploads, error }: DocumentFieldProps) {
  const { settings } = useApp();
  const text = useText();
  const { t } = text;
  const mine = uploads.list.filter((upload) => upload.type === type);
  return (
    <FileDrop
      id={type}
      label={t(`documents.${type}`)}
      help={
        <>
          {t(`documents.${type}.why`)}
          <br />
          {t("documents.format", { megabytes: megabytes(settings.uploads.maxBytes) })}
        </>
      }
      error={error ? t(error) : undefined}
      accept={acceptedKinds}
      multiple
      files={mine.map((upload) => showUpload(upload, text))}
      onFiles={(files) => uploads.add(type, files)}
      onCancel={uploads.cancel}
      onRetry={uploads.retry}
      onRemove={uploads.remove}
      texts={{
        choose: t(mine.length > 0 ? "documents.chooseAnother" : "documents.choose"),
        drop: t("documents.drop"),
        cancel: t("documents.cancel"),
        retry: t("documents.retry"),
        remove: t("documents.remove"),
        uploading: t("documents.uploading"),
        done: t("documents.done"),
      }}
    />
  );
}

function showUpload({ id, file, state, progress, failure }: Upload, text: Text): FileItem {
  const message = failure ? failureText(failure, text) : undefined;
  const offers = offersOf(state, failure);
  return { id, name: file.name, detail: sizeText(file.size, text), state, progress, message, offers };
}

/** What was stored stays stored, and a file that is wrong in itself is not worth another try. */
function offersOf(state: Upload["state"], failure: Upload["failure"]): FileItem["offers"] {
  if (state === "done") return [];
  const isWrong = failure !== null && failure.code.startsWith("FILE_");
  return isWrong ? ["remove"] : ["cancel", "retry", "remove"];
}

function failureText({ code, params }: NonNullable<Upload["failure"]>, { t }: Text): string {
  if (code === "offline") return t("documents.offline");
  return code === "cancelled" ? t("documents.cancelled") : t(`errors.${code}`, params);
}

function sizeText(bytes: number, { t, number }: Text): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  if (kilobytes < 1000) return t("documents.sizeKb", { size: number(kilobytes) });
  return t("documents.sizeMb", { size: number(Math.round(kilobytes / 102.4) / 10) });
}
