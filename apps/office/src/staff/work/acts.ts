/** The form that is open beside a case, claim or proof. It is in the address, like everything else that is open. */
export function readAct<const Act extends string>(acts: readonly Act[]) {
  return ({ act }: Record<string, unknown>): { act?: Act } => {
    const known = acts.find((name) => name === act);
    return known ? { act: known } : {};
  };
}
