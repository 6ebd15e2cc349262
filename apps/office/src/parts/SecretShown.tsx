import { InlineMessage } from "@kautia/design-system";
import type { ReactNode } from "react";
import { useText } from "../text/use-text.ts";

interface SecretShownProps {
  title: string;
  secret: string;
  /** What to do with it. */
  children: ReactNode;
}

export function SecretShown({ title, secret, children }: SecretShownProps) {
  const { t } = useText();
  return (
    <InlineMessage tone="success" toneLabel={t("common.note")} live title={title}>
      <p>
        <code className="secret" translate="no">
          {secret}
        </code>
      </p>
      {children}
    </InlineMessage>
  );
}
