import type { PolicyView } from "@kautia/contract";
import { useText } from "#texts/use-text.ts";
import { momentsOf } from "./moments.ts";

/** Three moments of a contract: last, now, next. */
export function Moments({ policy }: { policy: PolicyView }) {
  const text = useText();
  const { t } = text;
  return (
    <dl className="moments">
      {momentsOf(policy, text).map(({ label, title, date, dateTime }) => (
        <div key={label} className={label === "home.now" ? "moment moment--now" : "moment"}>
          <dt className="moment__label">{t(label)}</dt>
          <dd className="moment__title">{title}</dd>
          {date === undefined ? null : (
            <dd className="moment__date">
              <time dateTime={dateTime}>{date}</time>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
