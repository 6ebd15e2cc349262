import { useState, type ComponentPropsWithRef, type MouseEvent } from "react";
import { joinClasses } from "../../internal/join-classes.ts";
import { ButtonContent, buttonClassName, type ButtonLook } from "./button-parts.tsx";

export type ButtonProps = Omit<ComponentPropsWithRef<"button">, "onClick"> &
  ButtonLook & {
    /**
     * Something is under way. The button keeps its label, width and focus, shows that it works and takes no click:
     * it is not `disabled`, for that would throw the focus away.
     */
    busy?: boolean;
    /** Said once by screen readers when it becomes busy, e.g. 'Saving'. */
    busyLabel?: string;
    /** When it returns a promise, the button is busy until that is settled. */
    onClick?: (event: MouseEvent<HTMLButtonElement>) => void | Promise<unknown>;
  };

/** A real `<button>`; `type` is `button` unless said otherwise, so that it never sends a form by accident. */
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
      // Both ways end the waiting; a failure stays with the one who made the promise.
      outcome.then(settle, settle);
    }
  };

  return (
    <>
      <button
        type="button"
        {...rest}
        className={joinClasses(buttonClassName({ variant, wide }), className)}
        aria-busy={isBusy || undefined}
        aria-disabled={isBusy || rest["aria-disabled"]}
        onClick={handleClick}
      >
        <ButtonContent secondLine={secondLine} icon={icon} iconEnd={iconEnd}>
          {rest.children}
        </ButtonContent>
        {isBusy ? <span className="k-button__spinner" aria-hidden="true" /> : null}
      </button>
      {busyLabel === undefined ? null : (
        <span className="k-visually-hidden" role="status">
          {isBusy ? busyLabel : ""}
        </span>
      )}
    </>
  );
}
