import { Button, InlineMessage } from "@kautia/design-system";
import { useText } from "../shell/i18n/use-text.ts";

export interface AddressDoubleProps {
  /** The address in one line; null if there is nothing to warn about. */
  of: string | null;
  /** Saves again, because the answer may have been changed since the warning. */
  onGoOn: () => Promise<void>;
}

/** Warns tenants of their own policy for the same home. They can continue all the same. */
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
