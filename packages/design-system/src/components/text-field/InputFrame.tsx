import type { ReactNode } from "react";
import type { Elements } from "../../internal/elements.ts";
import { joinClasses } from "../../internal/join-classes.ts";

export type InputFrameProps = {
  prefix?: ReactNode;
  suffix?: ReactNode;
  width?: "full" | "medium" | "short";
  children: Elements;
};

/** The border around an input with its prefix and suffix. */
export function InputFrame({ prefix, suffix, width = "full", children }: InputFrameProps) {
  return (
    <div
      className={joinClasses(
        "k-control k-input-frame",
        `k-input-frame--${width}`,
        Boolean(prefix) && "k-input-frame--prefix",
        Boolean(suffix) && "k-input-frame--suffix",
      )}
    >
      {prefix ? <span className="k-input-frame__prefix">{prefix}</span> : null}
      {children}
      {suffix ? <span className="k-input-frame__suffix">{suffix}</span> : null}
    </div>
  );
}
