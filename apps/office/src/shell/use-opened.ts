import { useNavigate, useSearch } from "@tanstack/react-router";

/** The details that can be open on a page: a file or table, an entry of the timeline, and the form of a dialog. */
interface Opened {
  show?: string;
  entry?: string;
  form?: string;
}

/** The detail of a kind that is open, by the address, and what opens one or closes it again. */
export function useOpened(kind: keyof Opened) {
  const navigate = useNavigate();
  const { [kind]: opened } = useSearch({ strict: false });
  function toggle(id: string): void {
    const search = (now: Opened) => ({ ...now, [kind]: opened === id ? undefined : id });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as every route that shows details reads it
    void navigate({ to: ".", search: search as never, replace: true, resetScroll: false });
  }
  return { opened, toggle };
}
