import "./contract.css";

/** A value of the contract, with secondary text below it. */
export function Lines({ value, quiet }: { value: string; quiet?: string | null | undefined }) {
  return (
    <>
      {value ? <div>{value}</div> : null}
      {quiet ? <div className="contract-quiet">{quiet}</div> : null}
    </>
  );
}
