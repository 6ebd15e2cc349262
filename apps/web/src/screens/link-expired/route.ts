export { LinkExpiredScreen as Component } from "./LinkExpiredScreen.tsx";
