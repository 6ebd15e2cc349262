import { Button, InlineMessage } from "@kautia/design-system";
import type { TextKey } from "@kautia/locales";
import { type ComponentType, useEffect, useRef, useState } from "react";
import { useText } from "../../i18n/use-text.ts";

export interface LaterProps {
  /** Whose account it is. */
  email: string;
  /** Something was done, and what was pressed may be gone. */
  onDone: () => void;
}

export interface LaterSectionProps {
  email: string;
  title: TextKey;
  text: TextKey;
  /** What the button says. */
  show: TextKey;
  load: () => Promise<ComponentType<LaterProps>>;
}

/** A part of the account that few want at a time: opened by a button, so that the page stays calm, and loaded then. */
export function LaterSection({ email, title, text, show, load }: LaterSectionProps) {
  const { t } = useText();
  const [Part, setPart] = useState<ComponentType<LaterProps> | null>(null);
  const [lost, setLost] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone.
  useEffect(() => {
    if (Part) heading.current?.focus();
  }, [Part]);

  async function open(): Promise<void> {
    const part = await load().catch(() => null);
    setLost(part === null);
    if (part) setPart(() => part);
  }

  return (
    <section className="k-flow">
      <h2 ref={heading} tabIndex={-1}>
        {t(title)}
      </h2>
      <p>{t(text)}</p>
      {lost ? (
        <InlineMessage tone="caution" toneLabel={t("common.note")} live title={t("form.offlineTitle")}>
          {t("policies.offlineText")}
        </InlineMessage>
      ) : null}
      {Part ? (
        <Part email={email} onDone={() => heading.current?.focus()} />
      ) : (
        <p>
          <Button variant="secondary" onClick={open}>
            {t(show)}
          </Button>
        </p>
      )}
    </section>
  );
}
