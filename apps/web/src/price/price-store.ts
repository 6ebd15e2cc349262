import { type FieldError, getPrice, type RentalCalculation } from "@kautia/contract";
import type { Api } from "../api/api.ts";
import { createStore, type Store } from "../app/store.ts";

/** The price of the deposit that was asked about last. */
export interface PriceState {
  /** The deposit as typed, '1500.50'. */
  deposit: string;
  /** The price shown: of this deposit, or while a new one is fetched, of the one before. */
  price: RentalCalculation | null;
  status: "none" | "fetching" | "known" | "refused" | "failed";
  /** Why the deposit has no price. */
  errors: readonly FieldError[];
}

export interface PriceStore {
  state: Store<PriceState>;
  /** Asks for the price of a deposit as typed, after `pause` ms in which nothing else was typed. */
  ask(deposit: string, pause?: number): void;
}

const nothing: PriceState = { deposit: "", price: null, status: "none", errors: [] };

// Long enough for the next key, short enough to feel live.
const typingPause = 250;

export function createPriceStore(api: Api, token: () => string | null, country: () => string): PriceStore {
  const state = createStore(nothing);
  /** What was asked for last, and where: each country has prices of its own. */
  let last = "";
  const tell = (deposit: string, rest: Partial<PriceState> = {}) => state.set({ ...nothing, deposit, ...rest });
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function fetchPrice(deposit: string): Promise<void> {
    const body = { rentDepositAmount: deposit, token: token() };
    const result = await api.call(getPrice, { body }, { quiet: true, handBack: "all" });
    // The question may have changed while this was on its way.
    if (state.get().deposit !== deposit || (!result.ok && result.why === "cancelled")) return;
    if (result.ok) tell(deposit, { price: result.answer, status: "known" });
    else if (result.problem?.status === 400) tell(deposit, { status: "refused", errors: result.problem.data.fields });
    else tell(deposit, { status: "failed" });
  }

  return {
    state,
    ask(deposit, pause = typingPause) {
      const known = state.get();
      const asked = `${country()} ${deposit}`;
      if (asked === last && known.status !== "failed") return;
      last = asked;
      clearTimeout(timer);
      if (!/^\d+(\.\d{1,2})?$/.test(deposit)) return tell(deposit);
      tell(deposit, { price: known.price, status: "fetching" });
      timer = setTimeout(() => void fetchPrice(deposit), pause);
    },
  };
}
