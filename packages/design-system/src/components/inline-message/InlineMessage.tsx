import type { ReactNode } from "react";
import { joinClasses } from "../../internal/join-classes.ts";
import { IconError, IconInfo, IconSuccess, IconWarning } from "../icons/message-icons.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";

export type MessageTone = "info" | "success" | "caution" | "error";

export type InlineMessageProps = {
  tone?: MessageTone;
  /** The meaning of the icon for screen readers, e.g. 'Note'. */
  toneLabel?: string;
  title?: ReactNode;
  children?: ReactNode;
  /** Links or buttons below the text. */
  actions?: ReactNode;
  /**
   * Set it if the message appears after a user action: it is announced immediately, errors as an alert, the rest as a
   * status. Leave it out for messages that are on the page from the start.
   */
  live?: boolean;
  className?: string;
};

const SIGNS = { info: IconInfo, success: IconSuccess, caution: IconWarning, error: IconError };

/** A message in the flow of the page. Each tone has an icon of its own shape, so it does not depend on colour alone. */
export function InlineMessage(props: InlineMessageProps) {
  const { tone = "info", toneLabel, title, children, actions, live = false, className } = props;
  const Sign = SIGNS[tone];
  const role = tone === "error" ? "alert" : "status";
  return (
    <div className={joinClasses("k-message", `k-message--${tone}`, className)} role={live ? role : undefined}>
      <Sign className="k-message__sign" />
      <div className="k-message__body">
        {toneLabel === undefined ? null : <VisuallyHidden>{`${toneLabel}: `}</VisuallyHidden>}
        {title === undefined ? null : <p className="k-message__title">{title}</p>}
        {children === undefined ? null : <div>{children}</div>}
        {actions === undefined ? null : <div className="k-message__actions">{actions}</div>}
      </div>
    </div>
  );
}
