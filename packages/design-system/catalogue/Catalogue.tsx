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
import { showTheme, type Theme } from "./theme.ts";

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
