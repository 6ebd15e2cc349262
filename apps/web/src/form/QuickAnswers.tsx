import { Button } from "@kautia/design-system";
import "./form.css";

export interface QuickAnswersProps {
  /** The label of the field. */
  label: string;
  answers: readonly { value: string; label: string }[];
  value: string;
  onTake: (value: string) => void;
}

/** Usual answers to a field, each one tap away. */
export function QuickAnswers({ label, answers, value, onTake }: QuickAnswersProps) {
  return (
    <div className="quick-answers" role="group" aria-label={label}>
      {answers.map((answer) => (
        <Button
          key={answer.value}
          variant="chip"
          aria-pressed={answer.value === value}
          onClick={() => onTake(answer.value)}
        >
          {answer.label}
        </Button>
      ))}
    </div>
  );
}
