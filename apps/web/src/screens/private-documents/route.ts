export { PrivateDocumentsScreen as Component } from "./PrivateDocumentsScreen.tsx";
