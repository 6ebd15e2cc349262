import type { ReactNode } from "react";
import { joinClasses } from "../../internal/join-classes.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { Anchor, type AnchorProps } from "./link-component.tsx";

export type LinkProps = AnchorProps & {
  /** Said after the text by screen readers, where several links share one text: 'Change' + 'your address'. */
  hiddenText?: string;
  /** Stands alone rather than in a sentence: gets a target of 44 px and no underline until hovered. */
  standalone?: boolean;
  icon?: ReactNode;
};

/** A link in running text, or with `standalone` one on its own. Underlined, so it never depends on colour. */
export function Link({ hiddenText, standalone = false, icon, className, children, ...rest }: LinkProps) {
  return (
    <Anchor {...rest} className={joinClasses("k-link", standalone && "k-link--standalone", className)}>
      {icon}
      {children}
      {hiddenText === undefined ? null : <VisuallyHidden> {hiddenText}</VisuallyHidden>}
    </Anchor>
  );
}
