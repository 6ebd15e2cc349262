import { Logo } from "@kautia/design-system";
import { type ReactNode, useEffect, useState } from "react";
import { LanguageLinks } from "./LanguageLinks.tsx";
import { Message } from "../parts/Message.tsx";
import { useText } from "../text/use-text.ts";
import { useSettings } from "./settings.ts";

export function OpenPage({ title, lead, children }: { title: string; lead?: string; children?: ReactNode }) {
  const { t } = useText();
  const { brand } = useSettings();
  const [areCookiesKept] = useState(keepsCookies);
  useEffect(() => {
    document.title = `${title} – ${brand.name}`;
  }, [title, brand.name]);
  return (
    <div className="open-page">
      <header className="office-bar">
        <span className="office-home">
          <Logo brand={brand.name} />
        </span>
        <LanguageLinks />
      </header>
      <main>
        <h1>{title}</h1>
        {lead === undefined ? null : <p>{lead}</p>}
        {areCookiesKept ? null : (
          <Message title={t("cookies.blocked")} live>
            {t("cookies.blockedText")}
          </Message>
        )}
        {children}
      </main>
    </div>
  );
}

/** Whether the browser keeps cookies of this site. Without them it forgets the login at once. */
function keepsCookies(): boolean {
  document.cookie = "cookie-trial=1; path=/; SameSite=Lax";
  const isKept = document.cookie.includes("cookie-trial=1");
  document.cookie = "cookie-trial=; path=/; max-age=0; SameSite=Lax";
  return isKept;
}
