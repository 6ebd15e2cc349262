import type { ReactNode } from "react";
import { Message } from "./Message.tsx";

interface SecretShownProps {
  title: string;
  secret: string;
  /** What to do with it. */
  children: ReactNode;
}

export function SecretShown({ title, secret, children }: SecretShownProps) {
  return (
    <Message tone="success" live title={title}>
      <p>
        <code className="secret" translate="no">
          {secret}
        </code>
      </p>
      {children}
    </Message>
  );
}
