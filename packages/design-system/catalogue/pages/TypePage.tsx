import { useState } from "react";
import { ChoiceList, PageLayout } from "../../src/index.ts";

/** Size and line height on a phone and on a desktop, weight, and what it is for. */
const ROWS = [
  { name: "hero", sizes: "40/44 · 64/64", weight: 650, use: "the first line of the welcome page, once in the product" },
  { name: "question", sizes: "28/32 · 40/46", weight: 650, use: "the h1 of every other page" },
  { name: "title", sizes: "22/25 · 26/30", weight: 600, use: "h2, the title of a card" },
  { name: "large", sizes: "20/31", weight: 400, use: "the lead below the welcome page's h1, and h3" },
  { name: "body", sizes: "17/26", weight: 400, use: "everything that is read" },
  { name: "small", sizes: "15/23", weight: 400, use: "what explains, in the quiet colour" },
] as const;

const SENTENCES = { de: "Ihre Kaution bleibt bei Ihnen.", en: "Keep your deposit in your pocket." };

/** One page of type: every text of the product has one of these sizes. */
export function TypePage() {
  const [language, setLanguage] = useState<keyof typeof SENTENCES>("de");
  return (
    <PageLayout skipText="To the content" width="wide">
      <h1>Type</h1>
      <p className="c-measure">
        Figtree, one variable file of 20 kB. The page is painted at once in a font that takes up the same room, and
        Figtree replaces it when it arrives, without moving anything.
      </p>
      <ChoiceList
        label="Language"
        layout="row"
        options={[
          { value: "de", label: "Deutsch" },
          { value: "en", label: "English" },
        ]}
        value={language}
        onChange={setLanguage}
      />
      <ul className="c-scale">
        {ROWS.map(({ name, sizes, weight, use }) => (
          <li key={name}>
            <p className={`c-type c-type--${name}`} lang={language}>
              {SENTENCES[language]}
            </p>
            <p className="c-note">{`--k-text-${name} · ${sizes} px · weight ${weight} · ${use}`}</p>
          </li>
        ))}
        <li>
          <p className="c-type c-type--price">70,50 €</p>
          <p className="c-note">
            --k-text-price · 56 to 72 px · weight 600 · tabular figures · the largest thing on its page
          </p>
        </li>
      </ul>
      <ul className="k-flow c-measure">
        <li>Left-aligned, at most 34 em wide. A heading is balanced, a text has no single word on its last line.</li>
        <li>Large text is set tighter: −0.028 em from the question upwards, −0.035 em for prices.</li>
        <li>Figures below each other have one width. An amount and its currency stay on one line.</li>
        <li>Four weights: 400 to read, 500 and 600 to find, 650 for the h1. No italics, no capitals for emphasis.</li>
      </ul>
    </PageLayout>
  );
}
