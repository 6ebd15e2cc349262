import { askAsLandlord } from "@kautia/contract";
import { Button, Disclosure, InlineMessage, Link } from "@kautia/design-system";
import { useRef, useState } from "react";
import { WritingForm } from "../../form/WritingForm.tsx";
import { useForm } from "../../form/use-form.ts";
import { useApp } from "../../app/app-context.ts";
import { useCountry } from "../../texts/use-country.ts";
import { useText } from "../../texts/use-text.ts";

export interface AskUsProps {
  token: string;
  /** Behind the short link only the mail address is shown: the answer goes to the landlord's mailbox. */
  mayAsk: boolean;
}

/** A question to us, which a person answers by mail. */
export function AskUs({ token, mayAsk }: AskUsProps) {
  const { settings } = useApp();
  const { t } = useText();
  const [stage, setStage] = useState<"closed" | "open" | "sent">("closed");
  const place = useRef<HTMLDivElement>(null);
  const supportEmail = settings.brand.supportEmail[useCountry()];

  function leaveForm(next: "closed" | "sent"): void {
    setStage(next);
    // The pressed button is gone, so move the focus.
    place.current?.focus();
  }

  return (
    <Disclosure id="ask" level={2} title={t("landlord.ask")}>
      {/* The answer's buttons are pinned, these are not. */}
      <div ref={place} tabIndex={-1} className="k-flow k-unpinned">
        {stage === "sent" ? (
          <InlineMessage tone="success" toneLabel={t("common.note")} live title={t("landlord.asked")}>
            {t("landlord.askedText")}
          </InlineMessage>
        ) : null}
        {stage === "open" ? (
          <OpenForm token={token} onSent={() => leaveForm("sent")} onClose={() => leaveForm("closed")} />
        ) : (
          <>
            <p>
              <span>{`${t("landlord.support")} `}</span>
              <Link href={`mailto:${supportEmail}`}>{supportEmail}</Link>
            </p>
            {mayAsk ? (
              <p>
                <Button variant="secondary" onClick={() => setStage("open")}>
                  {t(stage === "sent" ? "landlord.askAnother" : "landlord.askHere")}
                </Button>
              </p>
            ) : null}
          </>
        )}
      </div>
    </Disclosure>
  );
}

interface OpenFormProps {
  token: string;
  onSent: () => void;
  /** The input is kept as a draft. */
  onClose: () => void;
}

function OpenForm({ token, onSent, onClose }: OpenFormProps) {
  const { t } = useText();
  const form = useForm({
    id: `landlord-question-${token}`,
    call: askAsLandlord,
    once: true,
    params: { token },
    initial: { message: "" },
    labels: { message: "landlord.question" },
    words: { message: { FIELD_REQUIRED: "validation.emptyMessage" } },
    body: ({ message }) => ({ message }),
    onSaved: onSent,
  });
  return (
    <WritingForm
      form={form}
      field="message"
      help={t("landlord.questionHelp")}
      rows={5}
      send="landlord.sendQuestion"
      onClose={onClose}
    />
  );
}
