import { Button, type Elements } from "@kautia/design-system";
import { useEffect, useRef, useState } from "react";
import "./form.css";

export interface UnfoldProps {
  /** What the button adds, such as 'Add a phone number'. */
  label: string;
  /** Whether the fields are open from the start, because they have a value or the URL names them. */
  open: boolean;
  children: Elements;
}

/** A button that gives way to optional fields, with the focus on the first. */
export function Unfold({ label, open, children }: UnfoldProps) {
  // Once open, the fields stay open, even when they are emptied.
  const [shown, setShown] = useState(open);
  const [pressed, setPressed] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!pressed) return;
    const find = (kind: string) => content.current?.querySelector<HTMLElement>(kind);
    // A phone number's country comes before the number, but is chosen already.
    (find("input") ?? find("select"))?.focus();
  }, [pressed]);

  if (open && !shown) setShown(true);
  if (!shown && !pressed)
    return (
      <Button variant="text" className="form-under" onClick={() => setPressed(true)}>
        {label}
      </Button>
    );
  return (
    <div ref={content} className="k-flow">
      {children}
    </div>
  );
}
