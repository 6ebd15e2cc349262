export { NoRemindersScreen as Component } from "./NoRemindersScreen.tsx";
