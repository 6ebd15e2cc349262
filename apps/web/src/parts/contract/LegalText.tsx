import {
  type Country,
  getLegalText,
  type Language,
  languageOf,
  type LegalBlock,
  type LegalDocumentKind,
} from "@kautia/contract";
import { Disclosure, Skeleton } from "@kautia/design-system";
import { useState } from "react";
import { useApp } from "../../app/app-context.ts";
import { useLoaded } from "../../app/use-loaded.ts";
import { useText } from "../../texts/use-text.ts";
import { legalDocument } from "../policy-documents/legal-documents.ts";
import { PolicyDocumentList } from "../policy-documents/PolicyDocumentList.tsx";

export interface LegalTextProps {
  id: string;
  title: string;
  kind: LegalDocumentKind;
  country: Country;
}

/** A legal document to be opened in place, with its PDF. A document that the insurer provides as PDF only has no text. */
export function LegalText({ id, title, ...document }: LegalTextProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure id={id} title={title} onOpen={() => setOpen(true)}>
      {isOpen ? <LoadedText {...document} /> : null}
    </Disclosure>
  );
}

function LoadedText({ kind, country }: Pick<LegalTextProps, "kind" | "country">) {
  const { api } = useApp();
  const text = useText();
  const query = { country, lang: languageOf(text.locale) };
  const { state } = useLoaded(() =>
    api.call(getLegalText, { params: { kind }, query }, { quiet: true, handledStatuses: "all" }),
  );
  const blocks = state.kind === "loaded" ? (state.answer.blocks ?? []) : [];
  // A screen reader must not read the law's language as the page's.
  const lang = state.kind === "loaded" && state.answer.language !== text.language ? state.answer.language : undefined;
  return (
    <>
      {state.kind === "loading" ? <Skeleton lines={4} label={text.t("common.loading")} /> : null}
      {blocks.map((block, index) => (
        <Block key={index} block={block} lang={lang} />
      ))}
      <PolicyDocumentList policyDocuments={[legalDocument(kind, country, text)]} />
    </>
  );
}

function Block({ block, lang }: { block: LegalBlock; lang: Language | undefined }) {
  if (block.kind === "list")
    return (
      <ul lang={lang}>
        {block.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
  if (block.kind === "heading") return <h4 lang={lang}>{block.text}</h4>;
  return <p lang={lang}>{block.kind === "notice" ? <strong>{block.text}</strong> : block.text}</p>;
}
