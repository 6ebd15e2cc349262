import type { PolicyView } from "@kautia/contract";
import { Card, Link } from "@kautia/design-system";
import { keepAddressTogether } from "@kautia/locales/keep-together";
import { useText } from "../../texts/use-text.ts";
import { CardPageButton } from "./CardPageButton.tsx";
import { todosOf } from "./todos.ts";

/** The tenant's open tasks, at the top of the page. Renders nothing if there are none. */
export function Todos({ policies }: { policies: readonly PolicyView[] }) {
  const text = useText();
  const { t } = text;
  const todos = todosOf(policies, text);
  if (todos.length === 0) return null;
  return (
    <Card title={t("todo.title")} tone="caution">
      <ul className="todos">
        {todos.map(({ key, policy, title, detail, action }) => (
          <li key={key}>
            <div>
              <strong>{title}</strong>
              <p>{detail}</p>
              {policies.length > 1 ? <p className="quiet">{keepAddressTogether(policy.fullAddress)}</p> : null}
            </div>
            {action.kind === "card" ? (
              <CardPageButton policy={policy} label={action.label} />
            ) : (
              <Link standalone href={`#${action.anchor}`} hiddenText={title}>
                {action.label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
