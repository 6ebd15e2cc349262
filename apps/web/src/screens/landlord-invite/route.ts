export { InviteScreen as Component } from "./InviteScreen.tsx";
