import type { ReactNode } from "react";
import { useOpened } from "../shell/use-opened.ts";

interface UnfoldProps {
  kind: Parameters<typeof useOpened>[0];
  /** The value of `form` in the address while it is open. */
  id: string;
  summary: ReactNode;
  children: ReactNode;
}

/** A detail that is folded until somebody opens it. The address says whether it is open. */
export function Unfold({ kind, id, summary, children }: UnfoldProps) {
  const { opened, toggle } = useOpened(kind);
  return (
    <details open={opened === id}>
      <summary
        onClick={(event) => {
          event.preventDefault();
          toggle(id);
        }}
      >
        {summary}
      </summary>
      {children}
    </details>
  );
}
