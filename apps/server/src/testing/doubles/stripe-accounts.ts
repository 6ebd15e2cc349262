import { perCountry } from "@kautia/contract";
import { keysOf, settingsOf } from "@kautia/stripe-double";

export const stripeAccounts = perCountry(keysOf);

/** Settings for a server process; `url` is the double's. */
export const stripeSettings = (url: string) => settingsOf(url, stripeAccounts);
