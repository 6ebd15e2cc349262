import { Link, type LinkProps } from "@tanstack/react-router";

interface TabsProps {
  /** What the tabs are of. */
  label: string;
  tabs: readonly { label: string; to: LinkProps["to"]; params?: Record<string, string> }[];
}

/** The parts of a page, each with an address of its own. */
export function Tabs({ label, tabs }: TabsProps) {
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map((tab) => (
        <Link
          key={tab.label}
          to={tab.to}
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- whoever names the path gives its parameters
          params={tab.params as never}
          activeOptions={{ exact: true, includeSearch: false }}
        >
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}
