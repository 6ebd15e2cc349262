import { type QuestionId, sumBy } from "@kautia/contract";
import type { Elements } from "@kautia/design-system";
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from "react";
import { useStore } from "../browser/store.ts";
import { FormActions } from "./FormActions.tsx";
import { FormElement } from "./FormElement.tsx";
import { createParts, PartProvider } from "./part.ts";

export interface QuestionGroupProps {
  /** The page's heading; without one it is the first question's title. */
  head?: Elements;
  /** Whether choices are side by side, without icons and explanations. */
  compact: boolean;
  questions: readonly { step: QuestionId; question: ReactNode; answered: boolean }[];
  /** Whether further questions appear once those shown are saved. */
  unfolds: boolean;
  /** Whether a tap that answers the last open question goes on. Keys never do; they have the button. */
  goesOn?: boolean;
  /** The button's label, 'Continue' by default. */
  label?: string | undefined;
  onSaved: () => Promise<void>;
}

/**
 * Several questions on one page with one button. They are checked together and saved one after the other, each by its
 * own call: choices as soon as they are made, the rest with the button. If a tap or the button brings up another
 * question, its first field takes the focus.
 */
export function QuestionGroup(props: QuestionGroupProps) {
  const { head, compact, questions, unfolds, goesOn = false, label, onSaved } = props;
  const steps = questions.map(({ step }) => step);
  const [parts] = useState(() => createParts(compact, head === undefined ? (steps[0] ?? null) : null));
  const states = useStore(parts.states);
  const instead = useStore(parts.instead);
  const [busy, setBusy] = useState(false);
  const locked = useRef(false);
  // Whether the page may continue without the button: after a tap, but not after keys.
  const mayLead = useRef(false);

  async function saveAll(): Promise<void> {
    await parts.settled();
    const checks = steps.map((step) => parts.states.get().get(step)?.check() ?? true);
    if (checks.includes(false)) return;
    mayLead.current = true;
    for (const step of steps) if (!(await parts.save(step, false))) return;
    if (!unfolds) await onSaved();
  }

  const complete = questions.every(({ answered }) => answered);
  const before = useRef({ complete, count: questions.length });
  useEffect(() => {
    const { complete: wasComplete, count } = before.current;
    before.current = { complete, count: questions.length };
    if (!mayLead.current) return;
    if (goesOn && complete && !wasComplete) void onSaved();
    const added = count < questions.length ? steps[count] : undefined;
    if (added) focusFirstField(added);
  });

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    // The state would change too late to stop a second press before the next render.
    if (locked.current) return;
    locked.current = true;
    setBusy(true);
    await saveAll().finally(() => {
      locked.current = false;
      setBusy(false);
    });
  }

  const shown = steps.flatMap((step) => states.get(step) ?? []);
  const form = {
    busy,
    offline: shown.some(({ offline }) => offline),
    errors: shown.flatMap(({ errors }) => errors),
    tries: sumBy(shown, ({ tries }) => tries),
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void submit(event),
  };
  return (
    <>
      {/* Keeps what was typed while something else is shown. */}
      <FormElement form={form} head={head} hidden={instead !== null}>
        {questions.map(({ step, question, answered }, index) => {
          const part = parts.partOf(step, answered);
          return (
            <div
              key={step}
              className="form-part k-flow"
              data-step={index === 0 ? undefined : step}
              onPointerDownCapture={() => {
                mayLead.current = true;
              }}
              onKeyDownCapture={() => {
                mayLead.current = false;
              }}
            >
              <PartProvider value={part}>{question}</PartProvider>
            </div>
          );
        })}
        <FormActions form={form} label={label} />
      </FormElement>
      {instead === null ? null : <div className="form-part k-flow">{instead}</div>}
    </>
  );
}

/** Does nothing if the visitor has already gone to another field. */
function focusFirstField(step: QuestionId): void {
  const { activeElement } = document;
  const isText = activeElement instanceof HTMLInputElement && activeElement.type === "text";
  if (isText && activeElement.role !== "combobox") return;
  document.querySelector<HTMLInputElement>(`[data-step="${step}"] input`)?.focus();
}
