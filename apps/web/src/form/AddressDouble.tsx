import { Button, InlineMessage } from "@kautia/design-system";
import { useText } from "../i18n/use-text.ts";

export interface AddressDoubleProps {
  /** In one line; null while there is nothing to warn of. */
  of: string | null;
  onGoOn: () => Promise<void>;
}

/** The warning of an own policy for the home, which one can pass. */
export function AddressDouble({ of, onGoOn }: AddressDoubleProps) {
  const { t } = useText();
  if (of === null) return null;
  return (
    <InlineMessage
      tone="caution"
      toneLabel={t("common.note")}
      title={t("address.doubleTitle", { address: of })}
      live
      actions={
        <Button variant="secondary" onClick={() => void onGoOn()}>
          {t("address.doubleGoOn")}
        </Button>
      }
    >
      {t("address.doubleText")}
    </InlineMessage>
  );
}
