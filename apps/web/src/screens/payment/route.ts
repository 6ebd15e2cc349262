export { PaymentScreen as Component } from "./PaymentScreen.tsx";
