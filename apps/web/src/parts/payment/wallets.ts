/** The devices' wallets, by the payment provider's name for them. */
export const wallets = { apple_pay: "Apple Pay", google_pay: "Google Pay" } as const;

/** The wallet's name; null if it is another way to pay. */
export function walletName(type: string): string | null {
  return Object.entries(wallets).find(([id]) => id === type)?.[1] ?? null;
}
