import { type ReactNode, useEffect, useRef } from "react";

export interface ActFormProps {
  /** What gets the focus when the form is opened: the button if everything else is optional. */
  begins: "button[type=submit]" | "select" | "textarea" | "input";
  children: ReactNode;
}

/** The form of what was chosen to be done. Ctrl and Enter send it from any field. */
export function ActForm({ begins, children }: ActFormProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.querySelector<HTMLElement>(begins)?.focus({ preventScroll: true });
    const send = (event: KeyboardEvent) => {
      if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      box.current?.querySelector("form")?.requestSubmit();
    };
    const within = box.current;
    within?.addEventListener("keydown", send);
    return () => within?.removeEventListener("keydown", send);
  }, [begins]);
  return (
    <div ref={box} className="work-form">
      {children}
    </div>
  );
}
