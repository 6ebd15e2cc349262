import { useText } from "../../shell/i18n/use-text.ts";
import type { TextKey } from "@kautia/locales";

/** Explains a failure, with the provider's original message in small print for its support. */
export function Failure({ text, original }: { text: TextKey; original: string }) {
  const { t } = useText();
  return (
    <>
      <span>{t(text)}</span>
      <code className="quiet staff-original" lang="en" translate="no">
        {original}
      </code>
    </>
  );
}
