import { IconLock } from "@kautia/design-system";
import { useText } from "../../texts/use-text.ts";
import "./card-trust.css";

/** Says that the connection is encrypted, and shows which cards are accepted. */
export function CardTrust({ cards }: { cards: boolean }) {
  const { t } = useText();
  return (
    <div className="card-trust">
      <p className="card-trust__lock">
        <IconLock size="small" />
        <span>{t("payment.secure")}</span>
      </p>
      {cards ? <CardBrands /> : null}
    </div>
  );
}

function CardBrands() {
  return (
    <svg className="card-trust__brands" viewBox="0 0 128 26" role="img" aria-label="Visa, Mastercard, American Express">
      {[0, 44, 88].map((x) => (
        <rect key={x} className="card-trust__plate" x={x + 0.5} y="0.5" width="39" height="25" rx="4" />
      ))}
      <path
        fill="#1434cb"
        d="m7 8.6 3 9.2h2.6L16.4 8.6h-2.8l-2.1 6-1.8-6Zm10.4 0-1.5 9.2h2.5l1.5-9.2Zm9.3.4c-2.6-1.1-5.8-.2-5.8 2.5 0 2.4 3.2 2.4 3.2 3.5 0 1-2.3.9-3.5.1l-.4 2.1c2.6 1.1 6.3.4 6.3-2.6 0-2.4-3.1-2.4-3.1-3.4 0-.8 1.8-.9 2.9-.2Zm4.3-.4L26.9 17.8h2.6l.5-1.4h3l.2 1.4h2.3L34 8.6Zm1 2.7.6 3.1h-1.8Z"
      />
      <circle cx="59.6" cy="13" r="7.4" fill="#eb001b" />
      <circle cx="68.4" cy="13" r="7.4" fill="#f79e1b" />
      <path fill="#ff5f00" d="M64 7.05a7.4 7.4 0 0 1 0 11.9 7.4 7.4 0 0 1 0-11.9Z" />
      <rect x="92" y="4" width="32" height="18" rx="2" fill="#006fcf" />
      <path
        fill="none"
        stroke="#fff"
        strokeWidth="1.5"
        d="m94.5 16 2.6-6 2.6 6m-4.2-2h3.2m2.8 2v-6l2.7 4 2.7-4v6m6.6-5.2h-4.2v4.6h4.2m-4.2-2.4h3.6m2.2-2.9 4.6 6m0-6-4.6 6"
      />
    </svg>
  );
}
