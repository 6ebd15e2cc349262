import { type ScreenId, screenIds } from "@kautia/contract";
import { Link } from "@kautia/design-system";
import { readText } from "@kautia/locales/articles";
import { keepWordsTogether } from "@kautia/locales/keep-together";
import { Fragment } from "react";
import { type ScreenPath, useScreenPath } from "../../routing/use-screen-path.ts";
import { useArticleValues } from "./use-article-values.ts";

export function ArticleText({ text }: { text: string }) {
  const values = useArticleValues();
  const path = useScreenPath();
  const pieces = readText(text, values) ?? [];
  return (
    <>
      {pieces.map((piece, index) => (
        <Fragment key={index}>
          {"target" in piece ? (
            <Link standalone={pieces.length === 1} href={addressOf(piece.target, path)}>
              {piece.words}
            </Link>
          ) : (
            <span>{keepWordsTogether(piece.words)}</span>
          )}
        </Fragment>
      ))}
    </>
  );
}

function addressOf(target: string, path: ScreenPath): string {
  if (target === "first-information") return `${path("welcome")}#first-information`;
  return isScreen(target) ? path(target) : target;
}

function isScreen(target: string): target is ScreenId {
  return screenIds.some((screen) => screen === target);
}
