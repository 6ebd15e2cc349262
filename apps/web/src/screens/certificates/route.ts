export { CertificatesScreen as Component } from "./CertificatesScreen.tsx";
