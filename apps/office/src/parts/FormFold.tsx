import { Disclosure } from "@kautia/design-system";
import type { ReactNode } from "react";
import { useOpened } from "../shell/use-opened.ts";

interface FormFoldProps {
  /** The value of `form` in the address while it is open. */
  id: string;
  title: string;
  children: ReactNode;
}

/** A form that is folded until somebody opens it. The address says whether it is open, but nothing that was typed. */
export function FormFold({ id, title, children }: FormFoldProps) {
  const { opened, toggle } = useOpened("form");
  return (
    <Disclosure id={id} title={title} open={opened === id} onToggle={() => toggle(id)}>
      {children}
    </Disclosure>
  );
}
