import "../people/people.css";
import { minSearchLength, searchDesk } from "@kautia/contract";
import { TextField } from "@kautia/design-system";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { createLazyRoute } from "@tanstack/react-router";
import { useState } from "react";
import { queryOf } from "../../api/queries.ts";
import { BackLink } from "../../parts/BackLink.tsx";
import { Failed } from "../../parts/Failed.tsx";
import { Page } from "../../parts/Page.tsx";
import { TextLink } from "../../parts/links.tsx";
import { useText } from "../../text/use-text.ts";

export const Route = createLazyRoute("/staff/declare")({ component: DeclarePage });

/** Finds the contract of a letter or a call, and leads to the form that records what was declared. */
function DeclarePage() {
  const { t } = useText();
  const [typed, setTyped] = useState("");
  const search = typed.trim();
  const isSearch = search.length >= minSearchLength;
  const { data, error } = useQuery({
    ...queryOf(searchDesk, { query: { search } }),
    enabled: isSearch,
    placeholderData: keepPreviousData,
  });
  const found = isSearch ? (data?.hits.filter(({ kind }) => kind === "POLICY") ?? []) : [];
  return (
    <Page title={t("office.declare")} back={<BackLink to="/staff/questions">{t("office.conversations")}</BackLink>}>
      <div className="narrow">
        <TextField
          id="declare-search"
          label={t("office.declare.whose")}
          help={t("office.palette.type")}
          value={typed}
          onChange={setTyped}
          autoComplete="off"
        />
        <Failed error={error} />
        <ul className="todo" aria-label={t("office.declare.found")}>
          {found.map(({ id, tenantName, contractNumber, fullAddress }) => (
            <li key={id}>
              <TextLink to="/staff/policies/$id/declare" params={{ id: contractNumber ?? id }}>
                {[tenantName, contractNumber].filter(Boolean).join(", ")}
              </TextLink>
              <span className="quiet">{fullAddress}</span>
            </li>
          ))}
        </ul>
        {isSearch && data && found.length === 0 ? <p className="quiet">{t("office.palette.none")}</p> : null}
      </div>
    </Page>
  );
}
