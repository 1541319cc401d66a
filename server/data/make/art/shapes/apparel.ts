import { fill, line, lit, place, rect, shadow } from "../forms.ts";
import type { Ink, Shape } from "../Ink.ts";

/** Cloth lies flat in the light: folds at its edges, the weave over all of it. */
const cloth = (d: string, color: string, weave: "cotton" | "mesh" | "none" = "cotton") =>
  fill(d, color) +
  fill(d, "url(#silicone)", ' opacity=".4"') +
  (weave === "none" ? "" : fill(d, `url(#${weave})`));
const band = (y: number, { light, pale }: Ink, x = 190, width = 420) =>
  lit(rect(x, y, width, 58, 8, light)) +
  line(`M${x + 10} ${y + 29}H${x + width - 10}`, pale, 9, ' stroke-dasharray="1 22"') +
  line(`M${x} ${y + 52}H${x + width}`, pale, 3, ' stroke-dasharray="9 7"');
const stitch = (d: string, color: string) => line(d, color, 4, ' stroke-dasharray="10 8" opacity=".7"');
const flat = (svg: string, inches = 13, span = 420) => ({ svg, span, inches });
const waves = (y: number, color: string) =>
  line(`M200 ${y}q50-34 100 0t100 0 100 0 100 0`, color, 12, ' opacity=".6"');

const brief = "M190 250H610L604 360Q500 400 452 560Q430 600 400 600T348 560Q300 400 196 360z";
const trunk = "M190 210H610L642 590Q540 620 428 600L400 470L372 600Q260 620 158 590z";
const thong = "M190 270H610V322Q480 350 426 570Q400 640 374 570Q320 350 190 322z";

const jockstrap = (ink: Ink) => {
  const { base, pale, dark } = ink;
  return (
    // A white strap shows on a white ground by its edge.
    line("M214 300Q190 520 366 640M586 300Q610 520 434 640", dark, 46) +
    line("M214 300Q190 520 366 640M586 300Q610 520 434 640", base, 40) +
    line(
      "M214 300Q190 520 366 640M586 300Q610 520 434 640",
      pale,
      3,
      ' stroke-dasharray="9 8" opacity=".8"',
    ) +
    cloth("M286 286H514Q520 470 440 620Q400 680 360 620Q280 470 286 286z", base) +
    stitch("M306 300Q306 460 378 610M494 300Q494 460 422 610M400 300V640", pale) +
    band(236, ink)
  );
};

export const apparel: Record<string, Shape> = {
  brief: (ink) =>
    flat(
      shadow(400, 240, 650) +
        cloth(brief, ink.base) +
        stitch("M212 372Q310 410 356 560M588 372Q490 410 444 560", ink.pale) +
        line("M340 300Q352 450 392 560M460 300Q448 450 408 560M400 300V580", ink.dark, 4, ' opacity=".5"') +
        band(210, ink),
    ),
  meshBrief: (ink) =>
    flat(
      shadow(400, 240, 650) +
        `<g opacity=".55">${fill(brief, ink.light)}</g>${fill(brief, "url(#mesh)")}` +
        line(brief, ink.dark, 6) +
        cloth("M330 262H470Q470 450 430 570Q400 610 370 570Q330 450 330 262z", ink.base, "none") +
        band(210, ink),
    ),
  thong: (ink) =>
    flat(
      shadow(400, 200, 650) +
        cloth(thong, ink.base) +
        stitch("M200 338Q330 360 386 570M600 338Q470 360 414 570", ink.pale) +
        line("M400 330v60M372 334q10 40-8 70M428 334q-10 40 8 70", ink.dark, 5, ' opacity=".5"') +
        lit(rect(190, 250, 420, 34, 8, ink.light)),
    ),
  jockstrap: (ink) => flat(shadow(400, 210, 690) + jockstrap(ink)),
  boldJockstrap: (ink) =>
    flat(
      shadow(400, 210, 690) +
        lit(line("M230 330Q190 520 340 660M570 330Q610 520 460 660", ink.base, 52)) +
        cloth("M270 320H530Q560 440 500 560Q450 670 400 670T300 560Q240 440 270 320z", ink.light) +
        stitch("M300 330Q290 450 340 560T400 650M500 330Q510 450 460 560T400 650", ink.dark) +
        lit(rect(190, 210, 420, 116, 10, ink.base)) +
        line("M190 240H610M190 296H610", "#fff", 12, ' stroke-linecap="butt"') +
        line("M210 268H590", ink.dark, 17, ' stroke-dasharray="26 30"'),
    ),
  jockstraps: (ink) =>
    flat(
      shadow(400, 280) +
        [
          [270, 0.62, "#4a4656", 540],
          [530, 0.62, "#F1EFF6", 540],
          [400, 0.72, ink.base, 690],
        ]
          .map(([x, size, base, y]) =>
            place(
              Number(x),
              Number(size),
              jockstrap({ ...ink, base: String(base), light: ink.light }),
              Number(y),
            ),
          )
          .join(""),
      13,
      300,
    ),
  trunk: (ink) =>
    flat(
      shadow(400, 250, 660) +
        cloth(trunk, ink.base) +
        stitch("M172 562Q270 590 374 572M628 562Q530 590 426 572", ink.pale) +
        line("M340 280Q346 410 396 470M460 280Q454 410 404 470M400 280V470", ink.dark, 4, ' opacity=".5"') +
        band(170, ink),
    ),
  boxer: (ink) =>
    flat(
      shadow(400, 250, 680) +
        cloth("M196 220H604L640 634Q530 660 426 642L400 470L374 642Q270 660 160 634z", ink.base) +
        stitch("M164 606Q270 632 372 614M636 606Q530 632 428 614", ink.pale) +
        line("M340 240Q346 410 396 470M460 240Q454 410 404 470M400 240V470", ink.dark, 4, ' opacity=".5"') +
        band(150, ink, 196, 408) +
        band(178, ink, 196, 408),
    ),
  swimBrief: (ink) =>
    flat(
      shadow(400, 240, 650) +
        cloth(
          "M180 270H620L600 390Q500 420 452 570Q430 606 400 606T348 570Q300 420 200 390z",
          ink.base,
          "none",
        ) +
        line("M196 340Q400 390 604 340M200 372Q400 430 600 372", "#fff", 13, ' opacity=".75"') +
        lit(rect(180, 236, 440, 44, 12, ink.dark)) +
        line(
          "M392 270q-60 30-44 96 4 24-12 40M408 270q60 30 40 90-6 26 14 44M392 270q-36-44 8-30 44-14 8 30",
          "#fff",
          8,
        ),
      13,
      440,
    ),
  swimThong: (ink) =>
    flat(
      shadow(400, 190, 650) +
        cloth("M300 330Q400 356 500 330Q480 470 424 580Q400 620 376 580Q320 470 300 330z", ink.base, "none") +
        line("M300 340Q220 320 180 250M500 340Q580 320 620 250M180 250Q400 190 620 250", ink.base, 16) +
        line(
          "M180 250q-40 20-50 80M180 250q-10 50 10 90M620 250q40 20 50 80M620 250q10 50-10 90",
          ink.dark,
          8,
        ) +
        line("M316 400Q400 420 484 400M330 440Q400 458 470 440", "#fff", 10, ' opacity=".75"'),
      13,
      440,
    ),
  swimShort: (ink) =>
    flat(
      shadow(400, 270, 690) +
        cloth("M210 190H590L676 620Q560 660 436 630L400 450L364 630Q240 660 124 620z", ink.base, "none") +
        waves(520, "#fff") +
        waves(560, ink.accent) +
        stitch("M136 596Q240 632 366 606M664 596Q560 632 434 606", ink.pale) +
        line("M560 330L610 350 624 440", ink.dark, 7) +
        line("M610 350v40", "url(#steel)", 9) +
        lit([0, 1, 2, 3, 4, 5, 6, 7, 8].map((n) => rect(208 + n * 43, 152, 40, 60, 12, ink.light)).join("")) +
        line("M390 200q-50 40-34 110M410 200q56 40 34 120M390 200q-40-40 10-30 50-10 10 30", "#fff", 9),
      14,
      440,
    ),
  squareTrunk: (ink) =>
    flat(
      shadow(400, 240, 640) +
        cloth("M180 250H620V540Q520 560 440 548L400 500L360 548Q280 560 180 540z", ink.base, "none") +
        fill("M180 280h76V544q-40 2-76-4zM620 280h-76V544q40 2 76-4z", "#fff", ' opacity=".35"') +
        line("M400 290V500", ink.dark, 4, ' opacity=".5"') +
        lit(rect(180, 214, 440, 50, 10, ink.dark)) +
        line("M392 250q-50 30-34 90M408 250q56 30 40 96M392 250q-34-40 8-28 42-12 8 28", "#fff", 8),
      13,
      440,
    ),
  onePiece: (ink) =>
    flat(
      shadow(400, 150, 710) +
        cloth(
          "M290 110h40q4 150 70 150t70-150h40q2 130 44 190-40 90-8 190 10 40 6 70-100 0-122 110-30 34-60 0-22-110-122-110-4-30 6-70 32-100-8-190 42-60 44-190z",
          ink.base,
          "none",
        ) +
        line(
          "M268 400q34-26 66 0t66 0 66 0 66 0M264 440q34-26 68 0t68 0 68 0 68 0",
          "#fff",
          10,
          ' opacity=".6"',
        ) +
        line("M330 112q4 148 70 148t70-148M290 112q-2 130-44 188M510 112q2 130 44 188", ink.light, 8) +
        line("M248 552q100 0 124 114M552 552q-100 0-124 114", ink.light, 8),
      27,
      590,
    ),
  robe: (ink) =>
    flat(
      line("M400 70q30-36 0-44", "url(#steel)", 8) +
        line("M220 150Q400 60 580 150", "url(#steel)", 14) +
        cloth(
          "M330 116L200 176 120 520l92 26 44-200-30 350h348l-30-350 44 200 92-26-80-344-130-60-70 60z",
          ink.base,
          "none",
        ) +
        lit(fill("M330 112l70 250 70-250 46 20-94 320v238h-44V452L284 132z", ink.light)) +
        lit(rect(244, 400, 312, 50, 10, ink.dark)) +
        line("M392 430q-50 80-30 190M412 430q50 80 26 160", ink.dark, 20) +
        rect(270, 520, 80, 90, 8, ink.light, ' opacity=".5"') +
        rect(452, 520, 80, 90, 8, ink.light, ' opacity=".5"'),
      42,
      580,
    ),
  meshTank: (ink) =>
    flat(
      line("M270 130Q400 90 530 130M400 102q30-40 0-52", "url(#steel)", 11) +
        `<g opacity=".45">${fill("M270 120h60q6 130 70 130t70-130h60q-2 130 52 180v390H218V300q54-50 52-180z", ink.light)}</g>` +
        fill("M270 120h60q6 130 70 130t70-130h60q-2 130 52 180v390H218V300q54-50 52-180z", "url(#mesh)") +
        line(
          "M330 120q6 130 70 130t70-130M270 120q2 130-52 180M530 120q-2 130 52 180M218 690H582",
          ink.dark,
          14,
        ),
      28,
      570,
    ),
  chestHarness: (ink) => {
    const straps = "M230 150Q300 300 400 380Q500 300 570 150M400 380V470M196 470Q400 520 604 470";
    const { base } = ink;
    return flat(
      shadow(400, 230, 700) +
        fill(
          "M300 130Q330 210 400 210T500 130L580 160Q640 200 640 320L600 360 604 660H196L200 360 160 320Q160 200 220 160z",
          "#E7E3EC",
        ) +
        line(straps, base, 46) +
        line(straps, "url(#leather)", 46) +
        line(straps, "#fff", 3, ' stroke-dasharray="9 8" opacity=".55"') +
        [
          [400, 380, 46],
          [400, 478, 40],
        ]
          .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" stroke="url(#steel)" stroke-width="18"/>`)
          .join("") +
        [
          [290, 282, 50],
          [510, 282, -50],
          [270, 486, 6],
          [530, 486, -6],
        ]
          .map(
            ([x, y, a]) =>
              `<rect x="-30" y="-32" width="60" height="64" rx="10" stroke="url(#steel)" stroke-width="13" transform="translate(${x} ${y}) rotate(${a})"/>`,
          )
          .join(""),
      18,
      420,
    );
  },
  shoulderHarness: (ink) => {
    const straps = "M270 150Q210 250 190 340Q400 420 610 340Q590 250 530 150";
    return flat(
      shadow(400, 230, 700) +
        fill(
          "M300 130Q330 210 400 210T500 130L580 160Q640 200 640 320L600 360 604 660H196L200 360 160 320Q160 200 220 160z",
          "#E7E3EC",
        ) +
        line(straps, ink.dark, 58) +
        line(straps, ink.base, 54) +
        line(straps, ink.light, 6) +
        line("M270 150Q400 330 530 150", ink.dark, 44) +
        line("M270 150Q400 330 530 150", ink.base, 40) +
        line("M270 150Q400 330 530 150", ink.light, 5) +
        `<rect x="372" y="352" width="56" height="56" rx="10" stroke="url(#steel)" stroke-width="14"/>`,
      18,
      420,
    );
  },
};
