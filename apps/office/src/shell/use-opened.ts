import { useNavigate, useSearch } from "@tanstack/react-router";

/** The details that can be open on a page: a file or table, and an entry of the timeline. */
interface Opened {
  show?: string;
  entry?: string;
}

/** What a route reads of them from the address. */
export function readOpened({ show, entry }: Record<string, unknown>): Opened {
  return { ...(isId(show) && { show }), ...(isId(entry) && { entry }) };
}

const isId = (value: unknown): value is string => typeof value === "string" && value !== "";

/** The detail of a kind that is open, by the address, and what opens one or closes it again. */
export function useOpened(kind: keyof Opened) {
  const navigate = useNavigate();
  const { [kind]: opened } = useSearch({ strict: false });
  function toggle(id: string): void {
    const search = (now: Opened) => ({ ...now, [kind]: opened === id ? undefined : id });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as every route that shows details reads it
    void navigate({ to: ".", search: search as never, replace: true });
  }
  return { opened, toggle };
}
