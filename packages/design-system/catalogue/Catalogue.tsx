import { useState } from "react";
import { ChoiceList, Link } from "../src/index.ts";
import { PAGES } from "./pages/pages.tsx";
import { ActionsSection } from "./sections/ActionsSection.tsx";
import { ChoicesSection } from "./sections/ChoicesSection.tsx";
import { FieldsSection } from "./sections/FieldsSection.tsx";
import { FilesSection } from "./sections/FilesSection.tsx";
import { FrameSection } from "./sections/FrameSection.tsx";
import { MessagesSection } from "./sections/MessagesSection.tsx";
import { PicturesSection } from "./sections/PicturesSection.tsx";
import { PricesSection } from "./sections/PricesSection.tsx";
import { StatusSection } from "./sections/StatusSection.tsx";
import { TokensSection } from "./sections/TokensSection.tsx";

type Theme = "system" | "light" | "dark";

const DARK = "screen and (prefers-color-scheme: dark)";
const rules: CSSMediaRule[] = [];

/** Rewrites the media queries in place, because the shipped CSS follows the system theme only. */
function showTheme(theme: Theme): void {
  if (rules.length === 0) for (const sheet of document.styleSheets) collect(sheet);
  const condition = { system: DARK, light: "not all", dark: "all" }[theme];
  for (const rule of rules) rule.media.mediaText = condition;
  document.documentElement.style.colorScheme = theme === "system" ? "" : theme;
}

function collect(group: CSSStyleSheet | CSSGroupingRule): void {
  for (const rule of group.cssRules) {
    if (rule instanceof CSSMediaRule && rule.media.mediaText.includes("color-scheme")) rules.push(rule);
    if (rule instanceof CSSGroupingRule) collect(rule);
  }
}

const THEMES: { value: Theme; label: string }[] = [
  { value: "system", label: "System" },
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
];

/** Every component in every state, for people and for the visual tests. */
export function Catalogue() {
  const [theme, setTheme] = useState<Theme>("system");
  return (
    <main className="c-page">
      <div className="c-intro">
        <div>
          <h1>Design system</h1>
          <nav className="c-nav" aria-label="Whole pages">
            {PAGES.map(({ name }) => (
              <Link key={name} standalone href={`?page=${name}`}>
                {name}
              </Link>
            ))}
          </nav>
        </div>
        <ChoiceList
          label="Theme"
          layout="row"
          options={THEMES}
          value={theme}
          onChange={(next) => {
            setTheme(next);
            showTheme(next);
          }}
        />
      </div>
      <TokensSection />
      <ActionsSection />
      <ChoicesSection />
      <FieldsSection />
      <FilesSection />
      <PricesSection />
      <MessagesSection />
      <StatusSection />
      <FrameSection />
      <PicturesSection />
    </main>
  );
}
