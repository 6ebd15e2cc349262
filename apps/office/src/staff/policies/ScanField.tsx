import { uploadDeclarationScan } from "@kautia/contract";
import { FileDrop } from "@kautia/design-system";
import { useState } from "react";
import { uploadFile } from "../../api/upload-file.ts";
import { Failed } from "../../parts/Failed.tsx";
import { useFileTexts } from "../../parts/file/use-file-texts.ts";
import { useText } from "../../text/use-text.ts";

/** The scan of a letter, stored as soon as it is chosen. */
export function ScanField({ refId, onStored }: { refId: string; onStored: (id: string) => void }) {
  const { t } = useText();
  const texts = useFileTexts();
  const [scan, setScan] = useState<{ name: string; isStored: boolean } | null>(null);
  const [error, setError] = useState<unknown>(null);

  async function store(file: File | undefined): Promise<void> {
    if (!file) return;
    setError(null);
    setScan({ name: file.name, isStored: false });
    try {
      const { id } = await uploadFile(uploadDeclarationScan, { refId }, file);
      onStored(id);
      setScan({ name: file.name, isStored: true });
    } catch (reason) {
      setScan(null);
      setError(reason);
    }
  }

  return (
    <>
      <FileDrop
        label={t("office.declare.scan")}
        optionalText={t("common.optional")}
        files={scan === null ? [] : [{ id: "scan", name: scan.name, state: scan.isStored ? "done" : "uploading" }]}
        onFiles={([file]) => void store(file)}
        texts={{ ...texts, done: t("office.declare.scanStored") }}
      />
      <Failed error={error} />
    </>
  );
}
