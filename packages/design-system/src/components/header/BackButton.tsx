import { IconArrowLeft } from "../icons/interface-icons.tsx";
import { Anchor } from "../link/link-component.tsx";

export type BackButtonProps = {
  /** 'Back'. Seen from tablets on, and always the name for screen readers. */
  label: string;
  /** Where it leads; without it, it is a button. */
  href?: string;
  onClick?: () => void;
};

/** The way to the question before. */
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
