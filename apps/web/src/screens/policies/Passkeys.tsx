import { Button, InlineMessage } from "@kautia/design-system";
import { type ComponentType, useEffect, useRef, useState } from "react";
import { useText } from "../../i18n/use-text.ts";
import type { PasskeyListProps } from "./PasskeyList.tsx";

/** Logging in without a password; all of it but the invitation is loaded when somebody wants it. */
export function Passkeys() {
  const { t } = useText();
  const [List, setList] = useState<ComponentType<PasskeyListProps> | null>(null);
  const [lost, setLost] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone.
  useEffect(() => {
    if (List) title.current?.focus();
  }, [List]);

  async function show(): Promise<void> {
    const part = await import("./PasskeyList.tsx").catch(() => null);
    setLost(part === null);
    if (part) setList(() => part.PasskeyList);
  }

  return (
    <section className="k-flow">
      <h2 ref={title} tabIndex={-1}>
        {t("passkeys.title")}
      </h2>
      <p>{t("passkeys.text")}</p>
      {lost ? (
        <InlineMessage tone="caution" toneLabel={t("common.note")} live title={t("form.offlineTitle")}>
          {t("policies.offlineText")}
        </InlineMessage>
      ) : null}
      {List ? (
        <List onDone={() => title.current?.focus()} />
      ) : (
        <p>
          <Button variant="secondary" onClick={show}>
            {t("passkeys.show")}
          </Button>
        </p>
      )}
    </section>
  );
}
