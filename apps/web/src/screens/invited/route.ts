export { InvitedScreen as Component } from "./InvitedScreen.tsx";
