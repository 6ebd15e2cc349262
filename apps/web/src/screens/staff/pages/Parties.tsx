interface PartiesProps {
  tenantName: string;
  landlordName: string | null;
}

/** The tenant and, below, the landlord. */
export function Parties({ tenantName, landlordName }: PartiesProps) {
  return (
    <>
      {tenantName}
      <div className="quiet">{landlordName}</div>
    </>
  );
}
