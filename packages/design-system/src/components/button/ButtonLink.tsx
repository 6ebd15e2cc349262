import { joinClasses } from "../../internal/join-classes.ts";
import { Anchor, type AnchorProps } from "../link/link-component.tsx";
import { ButtonContent, buttonClassName, type ButtonLook } from "./button-parts.tsx";

export type ButtonLinkProps = AnchorProps & ButtonLook;

/** An `<a>` that looks like a button, for navigation. It can be opened in a new tab and copied like any link. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant, secondLine, icon, iconEnd, wide, className, children, ...rest } = props;
  return (
    <Anchor {...rest} className={joinClasses(buttonClassName({ variant, wide }), className)}>
      <ButtonContent secondLine={secondLine} icon={icon} iconEnd={iconEnd}>
        {children}
      </ButtonContent>
    </Anchor>
  );
}
