import type { AddressAnswer, PostalAddress } from "@kautia/contract";
import { Button } from "@kautia/design-system";
import { keepAddressTogether } from "@kautia/locales/keep-together";
import { useText } from "../texts/use-text.ts";

export interface EarlierAddressesProps {
  addresses: readonly (AddressAnswer | null | undefined)[];
  onTake: (address: PostalAddress) => void;
}

export function EarlierAddresses({ addresses, onTake }: EarlierAddressesProps) {
  const { t } = useText();
  const offered = new Map(
    addresses.flatMap((address) => (address ? [[address.fullAddress, address.address] as const] : [])),
  );
  if (offered.size === 0) return null;
  return (
    <div className="earlier-addresses">
      {[...offered].map(([full, address]) => (
        <Button key={full} variant="secondary" onClick={() => onTake(address)}>
          {t("address.use", { address: keepAddressTogether(full) })}
        </Button>
      ))}
    </div>
  );
}
