export { WithdrawScreen as Component } from "./WithdrawScreen.tsx";
