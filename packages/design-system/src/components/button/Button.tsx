import { useState, type ComponentPropsWithRef, type MouseEvent } from "react";
import { joinClasses } from "../../internal/join-classes.ts";
import { ButtonContent, buttonClassName, type ButtonLook } from "./button-parts.tsx";

export type ButtonProps = Omit<ComponentPropsWithRef<"button">, "onClick"> &
  ButtonLook & {
    /**
     * The action is in progress. The button keeps its name, width and focus, says so in place of its label and ignores
     * clicks. It is not `disabled`, because it would lose the focus.
     */
    busy?: boolean;
    /** What is in progress, e.g. 'Saving'. Takes the place of the label, and is announced once. Without it, a ring turns. */
    busyLabel?: string;
    /** If it returns a promise, the button is busy until the promise settles. */
    onClick?: (event: MouseEvent<HTMLButtonElement>) => void | Promise<unknown>;
  };

/** A real `<button>`. `type` defaults to `button`, so that it never submits a form by accident. */
export function Button(props: ButtonProps) {
  const { variant, secondLine, icon, iconEnd, wide, busy = false, busyLabel, onClick, className, ...rest } = props;
  const [waiting, setWaiting] = useState(false);
  const isBusy = busy || waiting;

  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const outcome = onClick?.(event);
    if (outcome instanceof Promise) {
      setWaiting(true);
      const settle = () => setWaiting(false);
      // The button stops being busy either way; handling a rejection is up to the caller.
      outcome.then(settle, settle);
    }
  };

  return (
    <>
      <button
        type="button"
        {...rest}
        className={joinClasses(buttonClassName({ variant, wide }), busyLabel && "k-button--says-busy", className)}
        aria-busy={isBusy || undefined}
        aria-disabled={isBusy || rest["aria-disabled"]}
        onClick={handleClick}
      >
        <ButtonContent secondLine={secondLine} icon={icon} iconEnd={iconEnd}>
          {rest.children}
        </ButtonContent>
        {isBusy ? <BusySign label={busyLabel} /> : null}
      </button>
      {busyLabel === undefined ? null : (
        <span className="k-visually-hidden" role="status">
          {isBusy ? busyLabel : ""}
        </span>
      )}
    </>
  );
}

function BusySign({ label }: { label: string | undefined }) {
  if (label === undefined) return <span className="k-button__spinner" aria-hidden="true" />;
  return (
    <span className="k-button__busy" aria-hidden="true">
      {label}
    </span>
  );
}
