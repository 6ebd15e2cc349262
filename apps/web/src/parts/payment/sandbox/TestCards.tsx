import { useText } from "#texts/use-text.ts";
import "./sandbox.css";

/** Their outcomes: wire decisions, "Providers and their embedded defaults". */
const cards = [
  ["4242 4242 4242 4242", "payment.testCard.works"],
  ["4000 0000 0000 0002", "payment.testCard.declined"],
  ["4000 0025 0000 3155", "payment.testCard.confirmation"],
  ["4000 0027 6000 3184", "payment.testCard.always"],
  ["4000 0000 0000 0341", "payment.testCard.failsLater"],
] as const;

/** Warns against real cards, and lists the test cards outside production. */
export function TestCards({ open }: { open: boolean }) {
  const { t } = useText();
  return (
    <div className="sandbox-note">
      <p>{t("payment.sandbox")}</p>
      {open ? (
        <details>
          <summary>{t("payment.testCards")}</summary>
          <ul className="sandbox-cards">
            {cards.map(([number, what]) => (
              <li key={number}>
                <span className="sandbox-cards__number">{number}</span>
                <span>{` ${t(what)}`}</span>
              </li>
            ))}
          </ul>
          <p>{t("payment.testCardsRest")}</p>
        </details>
      ) : null}
    </div>
  );
}
