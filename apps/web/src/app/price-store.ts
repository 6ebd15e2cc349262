import { type Country, type FieldError, getPrice, type RentalCalculation } from "@kautia/contract";
import type { Api } from "../api/api.ts";
import { createStore, type Store } from "../browser/store.ts";

export interface Price extends RentalCalculation {
  /** The deposit that it is for. */
  deposit: string;
}

export interface PriceState {
  /** The deposit as typed, '1500.50'. */
  deposit: string;
  /** The price to show: of this deposit, or of the previous one while a new price is fetched. */
  price: Price | null;
  status: "none" | "fetching" | "known" | "refused" | "failed";
  /** Why the deposit has no price. */
  errors: readonly FieldError[];
}

export interface PriceStore {
  state: Store<PriceState>;
  /** Requests the price of a deposit as typed, after `pause` ms without another request. */
  ask(deposit: string, pause?: number): void;
}

const nothing: PriceState = { deposit: "", price: null, status: "none", errors: [] };

// Long enough for the next key, short enough to feel immediate.
const typingPause = 250;

export function createPriceStore(api: Api, token: () => string | null, country: () => Country): PriceStore {
  const state = createStore(nothing);
  /** Country and deposit of the last request. Each country has its own prices. */
  let last = "";
  const publish = (deposit: string, rest: Partial<PriceState> = {}) => state.set({ ...nothing, deposit, ...rest });
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function fetchPrice(deposit: string): Promise<void> {
    const body = { rentDepositAmount: deposit, token: token(), country: country() };
    const result = await api.call(getPrice, { body }, { loading: "getPrice", handledStatuses: "all" });
    // The deposit may have changed during the request.
    if (state.get().deposit !== deposit || (!result.ok && result.why === "cancelled")) return;
    if (result.ok) publish(deposit, { price: { ...result.answer, deposit }, status: "known" });
    else if (result.problem?.status === 400)
      publish(deposit, { status: "refused", errors: result.problem.data.fields });
    else publish(deposit, { status: "failed" });
  }

  return {
    state,
    ask(deposit, pause = typingPause) {
      const known = state.get();
      const asked = `${country()} ${deposit}`;
      if (asked === last && known.status !== "failed") return;
      last = asked;
      clearTimeout(timer);
      if (!/^\d+(\.\d{1,2})?$/.test(deposit)) return publish(deposit);
      publish(deposit, { price: known.price, status: "fetching" });
      timer = setTimeout(() => void fetchPrice(deposit), pause);
    },
  };
}
