import { Logo } from "@kautia/design-system";
import { type ReactNode, useEffect } from "react";
import { LanguageMenu } from "./LanguageMenu.tsx";
import { useSettings } from "./settings.ts";

/** A page for people who are not logged in. */
export function OpenPage({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  const { brand } = useSettings();
  useEffect(() => {
    document.title = `${title} – ${brand.name}`;
  }, [title, brand.name]);
  return (
    <div className="open-page">
      <header className="office-bar">
        <span className="office-home">
          <Logo brand={brand.name} />
        </span>
        <LanguageMenu />
      </header>
      <main>
        <h1>{title}</h1>
        {lead === undefined ? null : <p>{lead}</p>}
        {children}
      </main>
    </div>
  );
}
