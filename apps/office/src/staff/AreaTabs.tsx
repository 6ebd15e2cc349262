import { Tabs } from "../parts/Tabs.tsx";
import { useText } from "../text/use-text.ts";
import { areaTabs } from "./navigation.ts";

/** The pages that share an entry of the navigation. */
export function AreaTabs({ of }: { of: keyof typeof areaTabs }) {
  const { t } = useText();
  return <Tabs label={t(`office.${of}`)} tabs={areaTabs[of].map(({ label, to }) => ({ label: t(label), to }))} />;
}
