import { useId, type ReactNode } from "react";
import type { Elements } from "../../internal/elements.ts";
import { joinClasses } from "../../internal/join-classes.ts";
import { IconCheck } from "../icons/interface-icons.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";

export type PriceCardProps = {
  /** The name of the price, e.g. 'Yearly'. Also the accessible name of the radio. */
  title: ReactNode;
  /** The formatted price, e.g. '70,50 €'. The largest text on the page. */
  amount: ReactNode;
  /** Shown beside the amount, e.g. 'per year'. */
  period: string;
  /** A small badge, e.g. the saving. */
  mark?: ReactNode;
  /** One or two lines below, e.g. the first charge or the cost of five years. */
  note?: ReactNode;
  children?: Elements;
  /** Makes the card one of several options; see `PriceCardGroup`. */
  radio?: { name: string; value: string; checked: boolean; onSelect: () => void };
  className?: string;
};

/** A price. With `radio`, the whole card is clickable and selects it. */
export function PriceCard({ title, amount, period, mark, note, children, radio, className }: PriceCardProps) {
  const id = useId();
  const badge = (
    <span className="k-price__mark" id={`${id}-mark`}>
      {mark}
    </span>
  );
  const Frame = radio ? "label" : "div";
  return (
    <Frame className={joinClasses("k-price", radio && "k-price--choice", className)}>
      {radio ? (
        <input
          type="radio"
          className="k-price__input"
          name={radio.name}
          value={radio.value}
          checked={radio.checked}
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-amount ${id}-mark ${id}-note`}
          onChange={radio.onSelect}
        />
      ) : null}
      <span className="k-price__top">
        <span className="k-price__title" id={`${id}-title`}>
          {title}
        </span>
        {radio ? badge : null}
        {radio ? (
          <span className="k-choice__mark" aria-hidden="true">
            <IconCheck size="small" />
          </span>
        ) : null}
      </span>
      <span className="k-price__line" id={`${id}-amount`}>
        <span className="k-price__amount" translate="no">
          {amount}
        </span>
        {/* Screen readers would read the two as one word. */}
        <VisuallyHidden> </VisuallyHidden>
        <span className="k-price__period">{period}</span>
        {radio ? null : badge}
      </span>
      <span className="k-price__note" id={`${id}-note`}>
        {note}
      </span>
      {children}
    </Frame>
  );
}
