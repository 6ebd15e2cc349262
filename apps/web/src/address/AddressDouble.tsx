import { Button, InlineMessage } from "@kautia/design-system";
import { useText } from "../texts/use-text.ts";

export interface AddressDoubleProps {
  /** The address in one line; null if there is nothing to warn about. */
  of: string | null;
}

/** Warns tenants of their own policy for the same home. They can continue all the same, by the button of the form. */
export function AddressDouble({ of }: AddressDoubleProps) {
  const { t } = useText();
  if (of === null) return null;
  return (
    <InlineMessage
      tone="caution"
      toneLabel={t("common.note")}
      title={t("address.doubleTitle", { address: of })}
      live
      actions={
        <Button type="submit" variant="secondary">
          {t("address.doubleGoOn")}
        </Button>
      }
    >
      {t("address.doubleText")}
    </InlineMessage>
  );
}
