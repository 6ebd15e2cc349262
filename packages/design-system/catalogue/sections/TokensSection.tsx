import type { CSSProperties } from "react";
import { Item, Section } from "../Section.tsx";

const COLOURS =
  "paper surface sunken line line-control ink quiet accent accent-hover accent-pressed accent-wash accent-line on-accent error error-wash caution caution-wash focus".split(
    " ",
  );

export function TokensSection() {
  return (
    <Section title="Tokens">
      <Item name="Colour" wide>
        <div className="c-tokens">
          {COLOURS.map((name) => {
            const style: CSSProperties & Record<"--c-token", string> = { "--c-token": `var(--k-${name})` };
            return (
              <div key={name} className="c-token" style={style}>
                {name}
              </div>
            );
          })}
        </div>
      </Item>
      <Item name="Type" wide>
        <div style={{ fontSize: "var(--k-text-price)", fontWeight: 600, letterSpacing: "-0.035em" }}>70,50 €</div>
        <div
          style={{ fontSize: "var(--k-text-question)", fontWeight: 600, letterSpacing: "-0.028em", lineHeight: 1.15 }}
        >
          Wie hoch ist deine Kaution?
        </div>
        <div style={{ fontSize: "var(--k-text-title)", fontWeight: 600, letterSpacing: "-0.02em" }}>
          Donaudampfschifffahrtsgesellschaftsstraße
        </div>
        <div style={{ fontSize: "var(--k-text-large)" }}>ÄÖÜ äöü ß ẞ € 0123456789 „Anführung“ – Łukasz Şahin</div>
        <div>Body, 17 px on 1.5. Nothing is charged until your landlord accepts.</div>
        <div style={{ color: "var(--k-quiet)", fontSize: "var(--k-text-small)" }}>
          Quiet and small, for what explains.
        </div>
        <div style={{ fontVariantNumeric: "tabular-nums" }}>
          1.111,11 €
          <br />
          2.888,88 €
        </div>
      </Item>
    </Section>
  );
}
