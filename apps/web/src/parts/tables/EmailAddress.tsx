/** An email address that may wrap after its @, so that it fits a narrow column. */
export function EmailAddress({ of }: { of: string }) {
  const domain = of.lastIndexOf("@") + 1;
  return (
    <>
      <span translate="no">{of.slice(0, domain)}</span>
      <wbr />
      <span translate="no">{of.slice(domain)}</span>
    </>
  );
}
