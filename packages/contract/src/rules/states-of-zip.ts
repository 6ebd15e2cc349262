/**
 * The German states that share the first three digits of a zip, from the prefix named on to the next one. Derived from
 * GeoNames' postal codes (https://www.geonames.org, CC BY 4.0).
 */
const statesFrom = `
010 SN, 019 BB SN, 020 SN, 030 BB, 040 SN, 046 SN TH, 047 SN, 048 BB SN, 049 BB, 060 ST, 065 ST TH, 066 ST, 070 TH,
079 SN TH, 080 SN, 100 BE, 108 BB BE, 110 BE, 125 BB BE, 126 BE, 127 BB, 130 BE, 136 BB BE, 137 BE, 143 BB BE, 145 BB,
147 BB ST, 148 BB, 152 BB BE, 153 BB, 170 MV, 172 BB MV, 174 MV, 192 MV NI, 193 BB MV, 194 MV, 200 HH, 210 HH SH,
211 HH NI, 212 NI, 214 NI SH, 216 NI, 220 HH, 221 HH SH, 222 HH, 227 HH SH, 229 SH, 239 MV SH, 240 SH, 260 NI,
274 HH NI SH, 275 HB, 276 NI, 281 HB NI, 282 HB, 287 HB NI, 288 NI, 294 NI ST, 295 NI, 306 NI NW, 307 NI, 311 NI NW,
312 NI, 317 NI NW, 318 NI, 320 NW, 340 HE, 343 HE NI, 344 HE NW, 345 HE, 355 BY HE, 356 HE, 364 HE TH, 370 NI, 372 HE,
373 TH, 374 NI, 376 NI NW, 377 NI, 384 NI ST, 385 NI, 388 ST, 389 NI ST, 390 ST, 400 NW, 484 NI NW, 486 NW, 490 NI,
494 NI NW, 496 NI, 500 NW, 515 NW RP, 516 NW, 534 RP, 536 NW RP, 537 NW, 540 RP, 552 HE RP, 553 RP, 564 HE RP, 565 RP,
570 NW, 575 RP, 580 NW, 599 HE NW, 600 HE, 634 BW HE, 635 HE, 637 BY, 640 HE, 645 BW HE, 646 HE, 651 HE NW, 652 HE,
653 HE RP, 654 HE, 655 HE RP, 657 HE, 660 SL, 664 RP SL, 666 SL, 668 RP SL, 669 RP, 680 BW, 685 BW HE, 686 HE, 687 BW,
692 BW HE, 700 BW, 707 BW BY, 708 BW, 740 BW BY, 741 BW, 750 BW RP, 751 BW, 767 BW RP, 768 RP, 770 BW, 784 BW BY,
785 BW, 800 BY, 861 BW BY, 862 BY, 880 BW, 881 BW BY, 883 BW, 890 BW BY, 891 BW, 892 BY, 895 BW, 900 BY, 907 BW BY,
908 BY, 960 BY HE, 961 BY, 965 TH, 970 BY, 974 BY HE, 975 BY, 978 BW BY, 980 TH`
  .trim()
  .split(/,\s+/)
  .map((range) => range.split(" "));

/** The German states in which a home with this zip may be; null if the zip does not tell. */
export function germanStatesOfZip(zip: string | null): readonly string[] | null {
  if (zip === null || !/^\d{5}$/.test(zip)) return null;
  const [range] = statesFrom.filter(([from = ""]) => from <= zip).slice(-1);
  return range ? range.slice(1) : null;
}
