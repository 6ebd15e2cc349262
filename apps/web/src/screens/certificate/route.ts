export { CertificateScreen as Component } from "./CertificateScreen.tsx";
