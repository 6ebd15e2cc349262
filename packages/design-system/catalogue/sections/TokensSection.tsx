import type { CSSProperties } from "react";
import { Item, Section } from "../Section.tsx";

const COLOURS =
  "paper surface sunken line line-control ink quiet accent accent-hover accent-pressed accent-wash accent-line on-accent clay clay-wash error error-wash caution caution-wash focus".split(
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
    </Section>
  );
}
