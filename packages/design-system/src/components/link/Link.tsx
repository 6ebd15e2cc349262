import type { Elements } from "../../internal/elements.ts";
import { joinClasses } from "../../internal/join-classes.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { Anchor, type AnchorProps } from "./link-component.tsx";

export type LinkProps = AnchorProps & {
  /** Read out after the text, if several links share one text: 'Change' + 'your address'. */
  hiddenText?: string;
  /** For a link outside a sentence: a target of 44 px, and no underline until hovered. */
  standalone?: boolean;
  icon?: Elements;
};

/**
 * A link in running text, or with `standalone` on its own. Underlined in text, so it does not depend on colour alone.
 */
export function Link({ hiddenText, standalone = false, icon, className, children, ...rest }: LinkProps) {
  return (
    <Anchor {...rest} className={joinClasses("k-link", standalone && "k-link--standalone", className)}>
      {icon}
      <span>{children}</span>
      {hiddenText === undefined ? null : <VisuallyHidden>{` ${hiddenText}`}</VisuallyHidden>}
    </Anchor>
  );
}
