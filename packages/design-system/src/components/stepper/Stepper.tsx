import type { ReactNode } from "react";
import { joinClasses } from "../../internal/join-classes.ts";
import { IconCheck } from "../icons/interface-icons.tsx";
import { Anchor } from "../link/link-component.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";

export type StepperProps = {
  /** The name of the list for screen readers, e.g. 'Payment'. */
  label: string;
  /** The steps in order. A completed step with `href` is a link back to it. */
  steps: readonly { label: ReactNode; href?: string }[];
  /** The index of the current step, from 0. */
  current: number;
  /** Read out after the label of a completed step. */
  doneText: string;
};

/** A few named steps. Completed steps show a tick, the current one is filled, the others are numbered rings. */
export function Stepper({ label, steps, current, doneText }: StepperProps) {
  return (
    <nav aria-label={label}>
      <ol className="k-stepper">
        {steps.map((step, index) => {
          const done = index < current;
          const content = (
            <>
              <span className="k-stepper__mark" aria-hidden="true">
                {done ? <IconCheck size="small" /> : index + 1}
              </span>
              <span className="k-stepper__label">{step.label}</span>
              {done ? <VisuallyHidden>{` (${doneText})`}</VisuallyHidden> : null}
            </>
          );
          return (
            <li
              key={index}
              className={joinClasses("k-stepper__step", done && "k-stepper__step--done")}
              aria-current={index === current ? "step" : undefined}
            >
              {done && step.href !== undefined ? (
                <Anchor className="k-stepper__part k-stepper__part--link" href={step.href}>
                  {content}
                </Anchor>
              ) : (
                <span className="k-stepper__part">{content}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
