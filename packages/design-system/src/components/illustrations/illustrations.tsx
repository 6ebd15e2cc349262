import { createDrawing, type Drawing } from "./create-drawing.tsx";

/** A key on its ring, with a tag. */
export const DrawingKey: Drawing = /* @__PURE__ */ createDrawing(
  24.75,
  "M97 71l17-9 17 9v28a3 3 0 0 1-3 3h-28a3 3 0 0 1-3-3Z",
  "M46 14m-0 26a20 20 0 1 0 .01 0ZM60.5 74.5 86 100l7-7M76 90l8-8M46 54m-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0",
  "M52 54c26-4 52-6 62 14M114 72m-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0M105 84h18M105 91h12",
);

/** An open door. */
export const DrawingDoor: Drawing = /* @__PURE__ */ createDrawing(
  16.75,
  "M52 14l36 11v91l-36-9Z",
  "M52 107V14h56v93M18 107h34M108 107h34M52 14l36 11v91l-36-9",
  "M88 107h20M60 27l20 6v26l-20-4ZM60 66l20 4v28l-20-5M96 107V24M120 107V88M113 88h14l-2 19h-10ZM120 88c0-12-9-13-11-19 8 0 11 7 11 12 0-9 3-15 11-17 0 9-7 12-11 16",
);

/** A house with its door. */
export const DrawingHouse: Drawing = /* @__PURE__ */ createDrawing(
  10.75,
  "M70 107V84a10 10 0 0 1 20 0v23Z",
  "M22 60 80 16l58 44M36 50v57M124 50v57M12 107h136",
  "M106 35V20h11v24M47 66h14v16H47ZM54 66v16M47 74h14M99 66h14v16H99ZM106 66v16M99 74h14M80 42m-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0M28 107V90M28 90c-6-2-8-8-6-14 4-1 6-1 6-1s8 4 6 10c-1 3-4 5-6 5Z",
);

/** A letter sticking out of its envelope. */
export const DrawingLetter: Drawing = /* @__PURE__ */ createDrawing(
  24.75,
  "M118 88m-15 0a15 15 0 1 0 30 0a15 15 0 1 0-30 0",
  "M26 48v52a5 5 0 0 0 5 5h76M134 70V48M26 50l54 34 30-19M26 48l16-11M134 48l-16-11",
  "M42 58V18a4 4 0 0 1 4-4h68a4 4 0 0 1 4 4v40M56 28h32M56 38h48M56 48h48M27 104l34-31",
  "M111.5 88.5l4.5 4.5 8.5-9",
);

/** The same letter, come too late: a clock beside it. */
export const DrawingLateLetter: Drawing = /* @__PURE__ */ createDrawing(
  24.75,
  "M118 88m-15 0a15 15 0 1 0 30 0a15 15 0 1 0-30 0",
  "M26 48v52a5 5 0 0 0 5 5h76M134 70V48M26 50l54 34 30-19M26 48l16-11M134 48l-16-11",
  "M42 58V18a4 4 0 0 1 4-4h68a4 4 0 0 1 4 4v40M56 28h32M56 38h48M56 48h48M27 104l34-31",
  "M118 79v9.5l6.5 4",
);

/** Two hands shaking. */
export const DrawingHandshake: Drawing = /* @__PURE__ */ createDrawing(
  8.75,
  "M10 40l22-8 16 40-22 9Z",
  "M10 40l22-8 16 40-22 9M150 40l-22-8-16 40 22 9M36 42c12-6 22-7 32-3M124 42c-16-7-28-9-40-5-8 3-14 9-18 16-2 5 4 8 9 5l11-7c10 8 20 15 27 23M46 68l30 27c4 3 9 1 9-4",
  "M85 91c4 4 10 1 10-4M95 87c5 3 10-1 9-6M104 81c5 1 9-4 7-9M62 84c-3 4-8 0-5-4M72 93c-3 4-8 0-5-4M80 18v-8M64 21l-4-7M96 21l4-7",
);

/** A half-filled shield. */
export const DrawingShield: Drawing = /* @__PURE__ */ createDrawing(
  17.375,
  "M80 12l36 13v29c0 26-14 43-36 53Z",
  "M80 12l36 13v29c0 26-14 43-36 53-22-10-36-27-36-53V25Z",
  "M80 24l-25 9v21c0 18 9 31 25 40M22 44l8 3M18 62h9M23 80l7-4M138 44l-8 3M142 62h-9M137 80l-7-4",
);

/** A certificate with its seal, for a guarantee that was accepted. */
export const DrawingAccepted: Drawing = /* @__PURE__ */ createDrawing(
  18.75,
  "M112 82m-18 0a18 18 0 1 0 36 0a18 18 0 1 0-36 0ZM102 96l-4 20 14-8 14 8-4-20Z",
  "M92 98H25a5 5 0 0 1-5-5V21a5 5 0 0 1 5-5h106a5 5 0 0 1 5 5v43M112 82m-18 0a18 18 0 1 0 36 0a18 18 0 1 0-36 0M101 97l-3 19 14-8 14 8-3-19",
  "M36 34h48M36 46h72M36 58h52M36 74h28",
  "M104 82l6 7 11-13",
);

/** A closed door with a letter in front of it. */
export const DrawingDeclined: Drawing = /* @__PURE__ */ createDrawing(
  11.375,
  "M96 92h44v26H96Z",
  "M44 110V50a28 28 0 0 1 56 0v34M36 110h48M96 92h44v26H96Z",
  "M54 110V56a18 18 0 0 1 36 0v34M62 64h20v18H62ZM62 92h20v18H62ZM84 86v4M12 118h72",
  "M97 94l21 13 21-13",
);

/** An open padlock, for a guarantee that was released. */
export const DrawingReleased: Drawing = /* @__PURE__ */ createDrawing(
  13.375,
  "M50 60h60a6 6 0 0 1 6 6v38a6 6 0 0 1-6 6H50a6 6 0 0 1-6-6V66a6 6 0 0 1 6-6Z",
  "M50 60h60a6 6 0 0 1 6 6v38a6 6 0 0 1-6 6H50a6 6 0 0 1-6-6V66a6 6 0 0 1 6-6ZM98 60V36a20 20 0 0 1 40 0v8",
  "M20 50l8 4M14 68h9M20 88l8-4M140 50l-8 4M146 68h-9M140 88l-8-4",
  "M80 80m-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0M80 85v10",
);

/** An empty chair, for error pages. */
export const DrawingEmptyChair: Drawing = /* @__PURE__ */ createDrawing(
  17.375,
  "M48 66h56l10 12H42Z",
  "M52 66V22a8 8 0 0 1 8-8h36a8 8 0 0 1 8 8v44M48 66h56l10 12H42ZM46 78l-4 32M110 78l4 32",
  "M64 66V28M78 66V24M92 66V28M58 78l-1 24M98 78l1 24M58 94h40M18 110h124",
);
