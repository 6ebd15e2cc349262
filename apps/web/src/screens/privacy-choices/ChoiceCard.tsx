import { Card, Checkbox, IconCheck } from "@kautia/design-system";
import type { Choice } from "../../consent/choices.ts";
import { useText } from "../../texts/use-text.ts";

interface ChoiceCardProps {
  choice: Choice;
  isAllowed: boolean;
  /** True right after a change. */
  isSaved: boolean;
  onChange: (yes: boolean) => void;
}

/** One choice: its purpose, its checkbox and its current state. */
export function ChoiceCard({ choice, isAllowed, isSaved, onChange }: ChoiceCardProps) {
  const { t } = useText();
  const standing = isAllowed ? "on" : "off";
  return (
    <Card
      title={t(`consent.${choice}`)}
      footer={
        <>
          <Checkbox label={t(`consent.${choice}.allow`)} checked={isAllowed} onChange={onChange} />
          <p role="status" className="quiet choice-card__standing" data-saved={isSaved}>
            {isSaved && <IconCheck size="small" />}
            <span>{t(isSaved ? `consent.saved.${standing}` : `consent.now.${standing}`)}</span>
          </p>
        </>
      }
    >
      <p>{t(`consent.${choice}.text`)}</p>
      <p className="quiet choice-card__off">{t(`consent.${choice}.off`)}</p>
    </Card>
  );
}
