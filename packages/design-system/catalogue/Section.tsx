import { useEffect, useId, useRef, type ReactNode } from "react";
import { forceState } from "./copy-states.ts";

/** A group of components under a heading with an anchor. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = title.toLowerCase().replaceAll(" ", "-");
  return (
    <section className="c-section" id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <div className="c-grid">{children}</div>
    </section>
  );
}

type ItemProps = {
  name: string;
  wide?: boolean;
  /** Forces hover, focus or pressed: maps a selector to the state of the first element that matches. */
  states?: Readonly<Record<string, "hover" | "focus" | "pressed">>;
  children: ReactNode;
};

/** One component in one state, or a few side by side. */
export function Item({ name, wide = false, states, children }: ItemProps) {
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    for (const [selector, state] of Object.entries(states ?? {}))
      forceState(box.current?.querySelector(selector), state);
  }, [states]);
  return (
    <div ref={box} className={wide ? "c-item c-item--wide" : "c-item"} role="group" aria-labelledby={id}>
      <div className="c-item__name" id={id}>
        {name}
      </div>
      {children}
    </div>
  );
}
