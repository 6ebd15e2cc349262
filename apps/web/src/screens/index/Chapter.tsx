import type { QuestionId } from "@kautia/contract";
import { useEffect, useState } from "react";
import { whenIdle } from "../../browser/when-idle.ts";
import "./chapter.css";

export interface ChapterProps {
  /** A question of the page. */
  step: QuestionId;
  /** The number of the page, and of all pages. The door opens a little wider with each. */
  at: number;
  count: number;
}

let Scene: typeof import("./ChapterScene.tsx").ChapterScene | null = null;

/**
 * The drawing of a chapter of the application, on screens with a rail. It is decoration, so it is fetched when the
 * browser is idle. Its space is reserved.
 */
export function Chapter(props: ChapterProps) {
  const [loaded, setLoaded] = useState(Scene !== null);
  useEffect(() => {
    if (loaded || !matchMedia("(min-width: 64rem)").matches) return;
    const load = async () => {
      ({ ChapterScene: Scene } = await import("./ChapterScene.tsx"));
      setLoaded(true);
    };
    whenIdle(() => void load().catch(() => {}));
  }, [loaded]);
  return <div className="chapter">{loaded && Scene ? <Scene {...props} /> : null}</div>;
}
