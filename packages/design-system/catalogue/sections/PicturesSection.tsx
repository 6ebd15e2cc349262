import * as library from "../../src/index.ts";
import { Item, Section } from "../Section.tsx";

const CHAPTERS = ["you", "home", "life", "money", "work", "dates", "landlord", "passport", "summary"] as const;
const ICONS = Object.entries(library).flatMap(([name, part]) =>
  isPicture(name, "Icon", part) ? [{ name, Picture: part }] : [],
);
const DRAWINGS = Object.entries(library).flatMap(([name, part]) =>
  isPicture(name, "Drawing", part) ? [{ name, Picture: part }] : [],
);

function isPicture(name: string, prefix: string, part: unknown): part is library.Icon {
  return name.startsWith(prefix) && typeof part === "function";
}

export function PicturesSection() {
  return (
    <Section title="Pictures">
      <Item name="Drawings" wide>
        <div className="c-row">
          {DRAWINGS.map(({ name, Picture }) => (
            <Picture key={name} />
          ))}
        </div>
      </Item>
      <Item name="Chapters" wide>
        <div className="c-row">
          {CHAPTERS.map((chapter, index) => (
            <library.ChapterDrawing key={chapter} chapter={chapter} open={index / CHAPTERS.length} />
          ))}
        </div>
      </Item>
      <Item name="Icons" wide>
        <div className="c-icons">
          {ICONS.map(({ name, Picture }) => (
            <div key={name}>
              <Picture />
              {name.slice("Icon".length)}
            </div>
          ))}
        </div>
      </Item>
    </Section>
  );
}
