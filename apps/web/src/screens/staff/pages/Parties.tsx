interface PartiesProps {
  tenantName: string;
  landlordName: string | null;
}

/** The tenant and, below, the landlord. */
export function Parties({ tenantName, landlordName }: PartiesProps) {
  return (
    <>
      <span>{tenantName}</span>
      <div className="quiet">{landlordName}</div>
    </>
  );
}
