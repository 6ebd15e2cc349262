import { Button, InlineMessage } from "@kautia/design-system";
import type { TextKey } from "@kautia/locales";
import { type ComponentType, useEffect, useRef, useState } from "react";
import { useText } from "../../texts/use-text.ts";

export interface LaterProps {
  /** The account's email address. */
  email: string;
  /** Called after a change; moves the focus to the heading, since the pressed button may be gone. */
  onDone: () => void;
}

export interface LaterSectionProps {
  email: string;
  title: TextKey;
  text: TextKey;
  /** Label of the button that opens the section. */
  show: TextKey;
  load: () => Promise<ComponentType<LaterProps>>;
}

/** A rarely used part of the account, loaded when its button is pressed. */
export function LaterSection({ email, title, text, show, load }: LaterSectionProps) {
  const { t } = useText();
  const [Part, setPart] = useState<ComponentType<LaterProps> | null>(null);
  const [lost, setLost] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button is gone, so move the focus.
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
