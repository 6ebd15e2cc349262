import { IconArrowLeft } from "../icons/interface-icons.tsx";
import { Anchor } from "../link/link-component.tsx";

export type BackButtonProps = {
  /** E.g. 'Back'. The accessible name; only the arrow is visible. */
  label: string;
  /** The target. Without it, a `<button>` is rendered. */
  href?: string;
  onClick?: () => void;
};

/** Leads to the previous question, on small screens. */
export function BackButton({ label, href, onClick }: BackButtonProps) {
  const content = (
    <>
      <IconArrowLeft />
      <span className="k-back__label">{label}</span>
    </>
  );
  if (href === undefined) {
    return (
      <button type="button" className="k-back" onClick={onClick}>
        {content}
      </button>
    );
  }
  return (
    <Anchor className="k-back" rel="prev" href={href} onClick={onClick}>
      {content}
    </Anchor>
  );
}
