import { useState } from "react";
import { ajar } from "../../src/components/illustrations/arch-door.ts";
import { Button, ChapterDrawing, Logo, PageLayout, ProgressBar } from "../../src/index.ts";

const PAGES = 8;
const openAt = (page: number) => ajar + (1 - ajar) * (page / PAGES);

/** One page of motion: everything that moves in the product, and for how long. */
export function MotionPage() {
  const [page, setPage] = useState(0);
  const turn = (by: 1 | -1) => {
    document.documentElement.dataset["kDirection"] = by === 1 ? "on" : "back";
    setPage((now) => Math.min(PAGES, Math.max(0, now + by)));
  };
  return (
    <PageLayout skipText="To the content" width="wide">
      <h1>Motion</h1>
      <p className="c-measure">
        Motion explains where one has got to, and never makes anybody wait. Two durations: 120 ms for what is touched,
        160 ms for what changes its place, both along one curve. With reduced motion nothing moves at all.
      </p>
      <section className="k-flow">
        <h2>The door</h2>
        <p className="c-measure">
          The door of the logo is ajar on the welcome page and opens a little wider with each page. It stands open on
          the offer and after the signature, and light in the warm second colour falls through it.
        </p>
        <div className="c-row">
          <Button variant="secondary" onClick={() => turn(-1)}>
            One page back
          </Button>
          <Button onClick={() => turn(1)}>Next page</Button>
        </div>
        <ProgressBar label="Progress" value={page} max={PAGES} valueText={`Page ${page} of ${PAGES}`} />
        <div className="c-row c-doors">
          <Logo brand="Kautia" open={openAt(page)} />
          <ChapterDrawing chapter="home" open={openAt(page)} />
        </div>
      </section>
      <section key={page} className="k-flow c-step">
        <h2>From page to page</h2>
        <p className="c-type c-type--title">{`Page ${page}`}</p>
        <p className="c-measure">
          What enters fades in and slides by 12 px, from the right, or from the left on the way back.
        </p>
      </section>
      <section className="k-flow">
        <h2>What is touched</h2>
        <ul className="c-measure">
          <li>Buttons, choices and fields change their colours within 120 ms. Nothing grows or jumps.</li>
          <li>A price that is being calculated fades to half; the figure changes at once.</li>
          <li>No parallax, no counting figures, no confetti, nothing that repeats, except the sign of waiting.</li>
        </ul>
      </section>
    </PageLayout>
  );
}
