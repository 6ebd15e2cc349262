export { InviteConfirmScreen as Component } from "./InviteConfirmScreen.tsx";
