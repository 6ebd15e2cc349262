import { Link } from "@kautia/design-system";
import "./tab-links.css";

interface TabLink {
  href: string;
  text: string;
  isCurrent: boolean;
}

/** Links rather than an ARIA tab list: each tab has an address of its own. `label` names the navigation. */
export function TabLinks({ label, tabs }: { label: string; tabs: readonly TabLink[] }) {
  return (
    <nav className="tab-links" aria-label={label}>
      <ul>
        {tabs.map(({ href, text, isCurrent }) => (
          <li key={href}>
            <Link href={href} aria-current={isCurrent ? "page" : undefined}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
