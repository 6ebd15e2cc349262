import type { ReactNode } from "react";
import { joinClasses } from "../../internal/join-classes.ts";
import { IconError, IconInfo, IconSuccess, IconWarning } from "../icons/message-icons.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";

export type MessageTone = "info" | "success" | "caution" | "error";

export type InlineMessageProps = {
  tone?: MessageTone;
  /** What the sign in front means, for screen readers, e.g. 'Note'. */
  toneLabel?: string;
  title?: ReactNode;
  children?: ReactNode;
  /** Links or buttons below the text. */
  actions?: ReactNode;
  /**
   * It appears after something the person did, so it is read out at once: errors as an alert, the rest as a status. Leave out
   * for what has stood on the page from the start.
   */
  live?: boolean;
  className?: string;
};

const SIGNS = { info: IconInfo, success: IconSuccess, caution: IconWarning, error: IconError };

/** A remark in the flow of the page. Each tone has a sign of its own shape, so that colour is never alone. */
export function InlineMessage(props: InlineMessageProps) {
  const { tone = "info", toneLabel, title, children, actions, live = false, className } = props;
  const Sign = SIGNS[tone];
  const role = tone === "error" ? "alert" : "status";
  return (
    <div className={joinClasses("k-message", `k-message--${tone}`, className)} role={live ? role : undefined}>
      <Sign className="k-message__sign" />
      <div className="k-message__body">
        {toneLabel === undefined ? null : <VisuallyHidden>{toneLabel}: </VisuallyHidden>}
        {title === undefined ? null : <p className="k-message__title">{title}</p>}
        {children === undefined ? null : <div className="k-message__text">{children}</div>}
        {actions === undefined ? null : <div className="k-message__actions">{actions}</div>}
      </div>
    </div>
  );
}
