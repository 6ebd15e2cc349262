import { useText } from "#texts/use-text.ts";
import "./sandbox.css";

/** Their outcomes: docs/money.md, "Direct debits". */
const accounts = [
  ["DE89 3704 0044 0532 0130 00", "payment.testAccount.pays"],
  ["DE08 3704 0044 0532 0130 03", "payment.testAccount.paysLate"],
  ["DE62 3704 0044 0532 0130 01", "payment.testAccount.fails"],
  ["DE35 3704 0044 0532 0130 02", "payment.testAccount.returns"],
] as const;

/** Warns against real accounts, and lists the test accounts outside production. */
export function TestAccounts({ open }: { open: boolean }) {
  const { t } = useText();
  return (
    <div className="sandbox-note">
      <p>{t("payment.sandboxAccounts")}</p>
      {open ? (
        <details>
          <summary>{t("payment.testAccounts")}</summary>
          <ul className="sandbox-cards">
            {accounts.map(([iban, what]) => (
              <li key={iban}>
                <span className="sandbox-cards__number">{iban}</span>
                <span>{` ${t(what)}`}</span>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  );
}
