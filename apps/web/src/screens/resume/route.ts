export { ResumeScreen as Component } from "./ResumeScreen.tsx";
