import { createRoot } from "react-dom/client";
import "../src/styles.css";
import "./catalogue.css";
import { Catalogue } from "./Catalogue.tsx";
import { copyStates } from "./copy-states.ts";
import { PAGES } from "./pages/pages.tsx";

copyStates();
const root = document.getElementById("root");
const page = PAGES.find(({ name }) => name === new URLSearchParams(location.search).get("page"));
if (root) createRoot(root).render(page ? <page.Page /> : <Catalogue />);
