import { IconChevronRight, Link } from "@kautia/design-system";
import { useId } from "react";
import "./rows.css";

export interface Row {
  /** Its title, unless several have the same. */
  key?: string;
  /** Without it, the row only says when it will be possible. */
  href?: string;
  title: string;
  text: string;
}

/** Links to pages, each with a sentence about what is there. */
export function Rows({ title, rows }: { title: string; rows: readonly Row[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="link-rows__title">
        {title}
      </h2>
      <ul className="link-rows">
        {rows.map((row) => (
          <li key={row.key ?? row.title} className="link-row">
            <div>
              {row.href === undefined ? (
                <span className="link-row__title">{row.title}</span>
              ) : (
                <Link className="link-row__title" href={row.href}>
                  {row.title}
                </Link>
              )}
              <p className="quiet">{row.text}</p>
            </div>
            {row.href === undefined ? null : <IconChevronRight />}
          </li>
        ))}
      </ul>
    </section>
  );
}
