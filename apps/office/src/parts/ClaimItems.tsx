import { useText } from "../text/use-text.ts";

interface ClaimItemsProps {
  items: readonly { description: string; amount: number; granted: number | null }[];
  amount: number;
  /** In total; null before the decision. */
  granted: number | null;
}

/** What is claimed, and beside it what was granted. */
export function ClaimItems({ items, amount, granted }: ClaimItemsProps) {
  const { t, exactMoney } = useText();
  const isDecided = granted !== null;
  return (
    <table className="claim-items">
      <thead>
        <tr>
          <th scope="col">{t("staff.col.what")}</th>
          <th scope="col">{t("office.claim.asked")}</th>
          {isDecided ? <th scope="col">{t("office.work.granted")}</th> : null}
        </tr>
      </thead>
      <tbody>
        {items.map((item, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- items have no id and never change
          <tr key={index}>
            <th scope="row">{item.description}</th>
            <td>{exactMoney(item.amount)}</td>
            {isDecided ? <td>{exactMoney(item.granted ?? 0)}</td> : null}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t("office.claim.sum")}</th>
          <td>{exactMoney(amount)}</td>
          {isDecided ? <td>{exactMoney(granted)}</td> : null}
        </tr>
      </tfoot>
    </table>
  );
}
