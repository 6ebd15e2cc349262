import { plant, Scene, type Layers } from "./scene.tsx";

/** A chapter of the application. */
export type ChapterName = keyof typeof chapters;

export type ChapterDrawingProps = {
  chapter: ChapterName;
  /** How far the door is open, from 0 to 1: a little wider with each page. */
  open: number;
};

const chapters = {
  you: [
    // Mailbox on a post.
    ["thin", "M228 208v-66M240 208v-66M216 208c0-6 4-10 8-10M252 208c-2-5-5-8-8-8"],
    ["paper", "M186 142v-30a22 22 0 0 1 22-22h56a22 22 0 0 1 22 22v30Z"],
    ["clay", "M186 142v-30a22 22 0 0 1 44 0v30Z"],
    ["thick", "M186 142v-30a22 22 0 0 1 22-22h56a22 22 0 0 1 22 22v30ZM230 142v-30a22 22 0 0 0-22-22"],
    ["thin", "M196 118h24M242 122h32M242 130h20M268 90V66M268 66h18v12h-18"],
  ],
  home: [
    ["paper", "M176 156h76v52h-76ZM190 112h54v44h-54Z"],
    ["clay", "M190 112h54v44h-54Z"],
    ["thick", "M176 156h76v52h-76ZM190 112h54v44h-54Z"],
    ["thin", "M204 156v16h20v-16M210 112v12h14v-12M184 196h22M198 146h14"],
    ...plant(278),
  ],
  life: [
    // Armchair.
    ["paper", "M178 198v-34a13 13 0 0 1 26 0v8h56v-8a13 13 0 0 1 26 0v34Z"],
    [
      "thick",
      "M196 152v-30a20 20 0 0 1 20-20h32a20 20 0 0 1 20 20v30M178 198v-34a13 13 0 0 1 26 0v14h56v-14a13 13 0 0 1 26 0v34ZM188 198v10M276 198v10",
    ],
    ["clay", "M204 178v-12a6 6 0 0 1 6-6h44a6 6 0 0 1 6 6v12Z"],
    ["thin", "M204 178v-12a6 6 0 0 1 6-6h44a6 6 0 0 1 6 6v12M204 188h56"],
    ["thin", "M166 208V84M156 208h20"],
    ["paper", "M154 84l6-26h12l6 26Z"],
    ["thick", "M154 84l6-26h12l6 26Z"],
  ],
  money: [
    ["paper", "M180 196a26 9 0 0 0 52 0v-8a26 9 0 0 0-52 0Z"],
    ["thick", "M180 136a26 9 0 1 0 52 0a26 9 0 1 0-52 0M180 136v62a26 9 0 0 0 52 0v-62"],
    ["thin", "M180 148a26 9 0 0 0 52 0M180 160a26 9 0 0 0 52 0M180 172a26 9 0 0 0 52 0M180 184a26 9 0 0 0 52 0"],
    ["paper", "M238 170v30a26 9 0 0 0 52 0v-30Z"],
    ["clay", "M238 172a26 9 0 1 0 52 0a26 9 0 1 0-52 0"],
    ["thick", "M238 172a26 9 0 1 0 52 0a26 9 0 1 0-52 0M238 172v26a26 9 0 0 0 52 0v-26"],
    ["thin", "M238 185a26 9 0 0 0 52 0"],
    ["clay", "M250 116m-20 0a20 20 0 1 0 40 0a20 20 0 1 0-40 0"],
    ["thick", "M250 116m-20 0a20 20 0 1 0 40 0a20 20 0 1 0-40 0"],
    ["thin", "M256 109a9 9 0 1 0 0 14M240 113h11M240 119h11"],
  ],
  work: [
    ["thick", "M160 150h140M172 150v58M288 150v58"],
    ["thin", "M172 164h116"],
    ["paper", "M194 104h60v42h-60Z"],
    ["thick", "M194 146v-38a5 5 0 0 1 5-5h50a5 5 0 0 1 5 5v38M186 150l6-6h64l6 6"],
    ["thin", "M206 118h22M206 126h34M206 134h16"],
    ["thin", "M282 150v-4h-16M274 146l8-34-18-22"],
    ["clay", "M244 84l22-14 12 18-26 8Z"],
    ["thick", "M244 84l22-14 12 18-26 8Z"],
  ],
  dates: [
    ["thin", "M234 48l-26 20M234 48l26 20"],
    ["paper", "M182 68h104v84h-104Z"],
    ["thick", "M188 68h92a6 6 0 0 1 6 6v72a6 6 0 0 1-6 6h-92a6 6 0 0 1-6-6V74a6 6 0 0 1 6-6ZM182 90h104"],
    ["clay", "M251 123m-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0"],
    [
      "thin",
      "M196 105h6M214 105h6M232 105h6M250 105h6M268 105h4M196 123h6M214 123h6M232 123h6M268 123h4M196 140h6M214 140h6M232 140h6M250 140h6M204 79h32",
    ],
    ["thick", "M247 123l3 3 5-6"],
    // A cat that looks up at it.
    ["thin", "M213 208c-14 2-22-6-20-14"],
    ["paper", "M206 208c-5-12 2-20 2-28-4-4-4-10-2-18l6 5h8l6-5c2 8 2 14-2 18 0 8 7 16 2 28Z"],
    ["thick", "M206 208c-5-12 2-20 2-28-4-4-4-10-2-18l6 5h8l6-5c2 8 2 14-2 18 0 8 7 16 2 28"],
  ],
  landlord: [
    ["thick", "M190 56h80"],
    ["thin", "M230 56v10"],
    ["thin", "M230 80m-14 0a14 14 0 1 0 28 0a14 14 0 1 0-28 0"],
    ["paper", "M208 110m-18 0a18 18 0 1 0 36 0a18 18 0 1 0-36 0"],
    [
      "thick",
      "M208 110m-18 0a18 18 0 1 0 36 0a18 18 0 1 0-36 0M203 127v58a5 5 0 0 0 10 0v-58M203 158h-11v9h11M203 174h-7v8h7",
    ],
    ["thin", "M208 107m-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0M239 91l21 16"],
    ["clay", "M242 116l23-19 23 19v38h-46Z"],
    ["thick", "M242 116l23-19 23 19v38h-46Z"],
    ["thin", "M265 114m-3.5 0a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0M252 132h26M252 141h16"],
  ],
  passport: [
    ["paper", "M172 160h128v8H172Z"],
    ["clay", "M190 92h44a6 6 0 0 1 6 6v62h-50Z"],
    ["thick", "M190 160V92h44a6 6 0 0 1 6 6v62M170 160h130M182 160v48M288 160v48"],
    [
      "thin",
      "M215 118m-12 0a12 12 0 1 0 24 0a12 12 0 1 0-24 0M203 118h24M215 106c-7 7-7 17 0 24M215 106c7 7 7 17 0 24M203 142h24M207 150h16M182 172h106",
    ],
    ["thin", "M272 160v-8M258 160c2-6 6-8 14-8s12 2 14 8M254 108a23 23 0 1 0 38 22"],
    ["paper", "M273 118m-18 0a18 18 0 1 0 36 0a18 18 0 1 0-36 0"],
    ["thick", "M273 118m-18 0a18 18 0 1 0 36 0a18 18 0 1 0-36 0"],
    ["thin", "M261 105c8 4 10 8 6 12s-6 8-2 16M284 104c-6 8-4 12 7 13M276 126c4-4 10-3 12 1"],
  ],
  summary: [
    ["paper", "M184 70h76l22 22v116h-98Z"],
    ["thick", "M190 70h70l22 22v110a6 6 0 0 1-6 6h-86a6 6 0 0 1-6-6V76a6 6 0 0 1 6-6Z"],
    ["thin", "M260 70v22h22M222 112h42M222 136h42M222 160h28"],
    ["clay", "M264 190m-16 0a16 16 0 1 0 32 0a16 16 0 1 0-32 0"],
    ["thick", "M198 112l5 5 9-11M198 136l5 5 9-11M198 160l5 5 9-11M257 190l5 5 9-11"],
  ],
} as const satisfies Record<string, Layers>;

/** The scene of a chapter: always the same door in the same place, and beside it what the chapter is about. */
export function ChapterDrawing({ chapter, open }: ChapterDrawingProps) {
  return <Scene layers={chapters[chapter]} open={open} left={36} />;
}
