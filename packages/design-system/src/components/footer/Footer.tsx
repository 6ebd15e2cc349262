import type { ReactNode } from "react";
import { Anchor } from "../link/link-component.tsx";

export type FooterProps = {
  /** The name of the link list for screen readers. */
  label: string;
  links: readonly { label: ReactNode; href: string; target?: "_blank" }[];
  /** Shown below the links: the company and the supervisory authority. */
  children?: ReactNode;
};

/** The footer of every page: imprint, privacy, terms, withdrawal, accessibility. */
export function Footer({ label, links, children }: FooterProps) {
  return (
    <footer className="k-footer">
      <div className="k-footer__inner">
        <nav aria-label={label}>
          <ul className="k-footer__links">
            {links.map((link) => (
              <li key={link.href}>
                <Anchor
                  className="k-footer__link"
                  href={link.href}
                  target={link.target}
                  rel={link.target === undefined ? undefined : "noreferrer"}
                >
                  {link.label}
                </Anchor>
              </li>
            ))}
          </ul>
        </nav>
        {children === undefined ? null : <div className="k-footer__note">{children}</div>}
      </div>
    </footer>
  );
}
