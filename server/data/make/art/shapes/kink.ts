import { disc, fill, line, lit, oval, rect, shadow, sheen, turn } from "../forms.ts";
import type { Ink, Shape } from "../Ink.ts";

const strap = (d: string, color: string, width: number) =>
  lit(line(d, color, width)) + line(d, "url(#leather)", width);
const seam = (d: string) => line(d, "#fff", 3, ' stroke-dasharray="9 8" opacity=".55"');
const hoop = (x: number, y: number, r: number, width = 13) =>
  `<circle cx="${x}" cy="${y}" r="${r}" stroke="url(#steel)" stroke-width="${width}"/>`;
const buckle = (x: number, y: number, angle = 0, size = 1) =>
  `<g transform="translate(${x} ${y}) rotate(${angle}) scale(${size})"><rect x="-34" y="-40" width="68" height="80" rx="12" stroke="url(#steel)" stroke-width="14"/>${line("M-4 0h34", "url(#steel)", 10)}</g>`;
const gear = (svg: string, inches: number, span = 560) => ({ svg, span, inches });
/** A lined cuff that stands open on its edge, seen from above. */
const cuff = (x: number, y: number, { base, light }: Ink, high: number) =>
  `<g transform="translate(${x} ${y})">${lit(fill(`M-130 0V${high}A130 46 0 0 0 130 ${high}V0z`, base))}${fill(`M-130 0V${high}A130 46 0 0 0 130 ${high}V0z`, "url(#leather)")}` +
  `${oval(0, 0, 130, 46, light)}${oval(0, 6, 104, 32, "#2b2836")}${seam(`M-124 ${high - 14}A130 46 0 0 0 124 ${high - 14}M-124 30A130 46 0 0 0 124 30`)}` +
  `${buckle(-20, Math.round(high / 2) + 38, 0, 0.9)}${hoop(84, Math.round(high / 2) + 38, 27)}</g>`;
const cuffs = (ink: Ink, high: number, links: string) =>
  shadow(400, 290) + cuff(240, 360, ink, high) + cuff(560, 480, ink, high) + links;
const ring = (x: number, y: number) =>
  lit(`<circle cx="${x}" cy="${y}" r="118" stroke="url(#steel)" stroke-width="36"/>`);
const collar = ({ base }: Ink, width: number) =>
  strap("M190 380C190 250 610 250 610 380C610 520 190 520 190 380z", base, width) +
  seam("M190 396C190 540 610 540 610 396");
const front = "M140 430H620Q640 430 640 450V660Q640 690 610 690H170Q130 690 130 660V440Q130 430 140 430z";
const box = ({ base, dark, light }: Ink, inside: string) =>
  lit(fill("M150 420L200 210H660L610 420z", dark)) +
  fill("M176 400L214 234H634L592 400z", "#f3efe6") +
  inside +
  lit(fill(front, base)) +
  fill(front, "url(#leather)") +
  line("M140 470H632", light, 5) +
  rect(340, 540, 90, 56, 8, light) +
  line("M362 568h46", dark, 6);

const blindfold = ({ base, dark, light, pale }: Ink) =>
  lit(line("M160 400C110 180 690 180 640 400", dark, 44)) +
  line("M160 388C120 196 680 196 640 388", light, 3, ' stroke-dasharray="9 8"') +
  lit(
    fill(
      "M120 400C120 330 170 300 260 300H540C630 300 680 330 680 400 680 500 610 560 530 560 450 560 440 490 400 490S350 560 270 560C190 560 120 500 120 400z",
      base,
    ),
  ) +
  line(
    "M146 400C146 350 190 328 264 328H536C610 328 654 350 654 400 654 480 596 532 530 532 470 532 456 462 400 462S330 532 270 532C204 532 146 480 146 400z",
    light,
    4,
    ' stroke-dasharray="9 8" opacity=".8"',
  ) +
  line(
    "M200 420q66 60 132 0M468 420q66 60 132 0M214 438l-12 22M240 452l-6 26M292 452l6 26M318 438l12 22M482 438l-12 22M508 452l-6 26M560 452l6 26M586 438l12 22",
    pale,
    7,
  );
const feather = ({ base, dark, pale }: Ink) =>
  lit(fill("M420 430C330 380 300 250 370 150 420 80 520 70 560 120 610 190 560 340 420 430z", base)) +
  line("M424 440Q440 260 520 130", dark, 6) +
  line(
    "M432 380q-50-20-90-80M440 320q-40-30-70-100M456 260q-30-30-40-110M478 210q-10-30-6-90M436 390q60-20 110-90M448 330q50-30 100-110M466 270q40-30 90-100",
    pale,
    5,
    ' opacity=".8"',
  );

export const kink: Record<string, Shape> = {
  blindfold: (ink) =>
    gear(
      `${shadow(400, 260, 640)}<g transform="translate(60 60) scale(.85)">${blindfold(ink)}</g>`,
      8.5,
      460,
    ),
  laceMask: ({ base, light }) =>
    gear(
      shadow(400, 250, 620) +
        line("M130 360Q110 440 120 540M670 360Q690 440 680 540", base, 13) +
        fill(
          "M130 350C180 260 280 270 340 300Q400 330 460 300C520 270 620 260 670 350 690 440 620 540 530 530 460 520 440 450 400 450S340 520 270 530C180 540 110 440 130 350zM210 400q50-66 130 10-70 60-130-10zM590 400q-50-66-130 10 70 60 130-10z",
          light,
          ' fill-rule="evenodd" opacity=".45"',
        ) +
        fill(
          "M130 350C180 260 280 270 340 300Q400 330 460 300C520 270 620 260 670 350 690 440 620 540 530 530 460 520 440 450 400 450S340 520 270 530C180 540 110 440 130 350zM210 400q50-66 130 10-70 60-130-10zM590 400q-50-66-130 10 70 60 130-10z",
          "url(#mesh)",
          ' fill-rule="evenodd"',
        ) +
        line(
          "M130 350C180 260 280 270 340 300Q400 330 460 300C520 270 620 260 670 350 690 440 620 540 530 530 460 520 440 450 400 450S340 520 270 530C180 540 110 440 130 350z",
          base,
          17,
          ' stroke-dasharray="1 19"',
        ) +
        line(
          "M210 400q50-66 130 10-70 60-130-10zM590 400q-50-66-130 10 70 60 130-10zM400 320q-40-60 0-90 40 30 0 90M350 306q-60-20-50-66 46 10 50 66M450 306q60-20 50-66-46 10-50 66",
          base,
          7,
        ),
      9,
      540,
    ),
  gag: ({ base, dark }) =>
    gear(
      shadow(400, 260, 640) +
        strap("M300 400C180 380 120 330 130 270S260 190 400 190 660 200 670 270 620 380 500 400", dark, 50) +
        seam("M150 300Q180 380 300 404M650 300Q620 380 500 404") +
        buckle(400, 190) +
        hoop(286, 410, 40) +
        hoop(514, 410, 40) +
        lit(disc(400, 440, 108, base)) +
        [
          [370, 420],
          [430, 420],
          [400, 470],
          [350, 470],
          [450, 470],
          [400, 390],
        ]
          .map(([x, y]) => disc(x!, y!, 13, "#1c1827"))
          .join("") +
        sheen("M320 400q20-40 56-54", 12),
      7,
      540,
    ),
  wristCuffs: (ink) =>
    gear(
      cuffs(ink, 130, line("M324 470L400 500 476 540", "url(#steel)", 12, ' stroke-dasharray="20 12"')),
      8,
      560,
    ),
  ankleCuffs: (ink) =>
    gear(
      cuffs(ink, 176, hoop(400, 420, 20) + hoop(420, 450, 20) + hoop(440, 480, 20) + hoop(380, 390, 20))
        .replace("translate(240 360)", "translate(240 300)")
        .replace("translate(560 480)", "translate(560 440)"),
      10,
      560,
    ),
  steelCuffs: ({ dark }) =>
    gear(
      shadow(400, 280) +
        ring(250, 540) +
        ring(550, 500) +
        turn(
          -30,
          rect(190, 380, 120, 70, 14, "url(#steel)") +
            disc(250, 416, 11, dark) +
            rect(246, 416, 8, 22, 3, dark),
          250,
          540,
        ) +
        turn(
          -20,
          rect(490, 330, 120, 70, 14, "url(#steel)") +
            disc(550, 364, 11, dark) +
            rect(546, 364, 8, 22, 3, dark),
          550,
          500,
        ) +
        [
          [250, 380],
          [290, 340],
          [340, 316],
          [395, 306],
          [450, 312],
        ]
          .map(
            ([x, y], n) =>
              `<ellipse cx="${x}" cy="${y}" rx="36" ry="${n % 2 ? 12 : 20}" stroke="url(#steel)" stroke-width="11" transform="rotate(${-50 + n * 24} ${x} ${y})"/>`,
          )
          .join("") +
        `<g transform="translate(400 690) rotate(-8)">${hoop(0, -30, 22, 9)}${line("M22-30h90v22M84-30v18", "url(#steel)", 9)}</g>`,
      9,
      540,
    ),
  bedRestraints: ({ base, dark, light }) =>
    gear(
      shadow(400, 300) +
        lit(
          fill("M200 300L600 300 690 560 110 560z", "#fff") +
            fill("M110 560H690V640Q690 660 670 660H130Q110 660 110 640z", "#e7e3ee"),
        ) +
        lit(rect(240, 230, 140, 84, 36, "#f4f1f8") + rect(420, 230, 140, 84, 36, "#f4f1f8")) +
        line("M220 262L160 200M580 262L640 200M116 610L130 680M684 610L670 680", base, 22) +
        line("M212 270L588 560M588 270L212 560", base, 20) +
        [
          [160, 190],
          [640, 190],
          [160, 690],
          [640, 690],
        ]
          .map(([x, y]) =>
            lit(`<ellipse cx="${x}" cy="${y}" rx="44" ry="30" stroke="${dark}" stroke-width="26"/>`),
          )
          .join("") +
        hoop(400, 416, 36) +
        line("M122 600H680", light, 3),
      78,
      560,
    ),
  rope: ({ base, dark, pale }) => {
    return gear(
      shadow(400, 230) +
        [0, 1, 2, 3]
          .map(
            (n) =>
              lit(
                `<ellipse cx="400" cy="${440 - n * 4}" rx="${220 - n * 38}" ry="${230 - n * 40}" stroke="${base}" stroke-width="34"/>`,
              ) +
              `<ellipse cx="400" cy="${440 - n * 4}" rx="${220 - n * 38}" ry="${230 - n * 40}" stroke="${n % 2 ? dark : pale}" stroke-width="30" stroke-dasharray="4 15" opacity=".45"/>`,
          )
          .join("") +
        lit([0, 1, 2, 3].map((n) => rect(320, 380 + n * 34, 160, 36, 16, base)).join("")) +
        line(
          "M330 398h140M330 432h140M330 466h140M330 500h140",
          pale,
          24,
          ' stroke-dasharray="4 15" opacity=".45"',
        ) +
        lit(line("M470 512Q560 560 620 690", base, 32)) +
        line("M470 512Q560 560 620 690", pale, 26, ' stroke-dasharray="4 15" opacity=".45"'),
      11,
      460,
    );
  },
  tape: ({ base, dark, light, deep }) =>
    gear(
      shadow(400, 230) +
        lit(fill("M540 470Q640 560 690 640L600 690H400z", base)) +
        lit(disc(370, 470, 220, base)) +
        `<g stroke="${dark}" stroke-width="3" opacity=".5"><circle cx="370" cy="470" r="196"/><circle cx="370" cy="470" r="172"/><circle cx="370" cy="470" r="148"/></g>` +
        disc(370, 470, 118, "#cdb08a") +
        disc(370, 470, 100, deep) +
        disc(378, 478, 92, "#f5f3f8") +
        line("M600 690l14-16 16 6 10-16 18 4 8-16 18 2 6-14", light, 5) +
        sheen("M190 420q30-90 110-120", 14),
      4.5,
      440,
    ),
  dayCollar: (ink) =>
    gear(
      shadow(400, 200, 640) +
        strap("M200 330C200 230 600 230 600 330C600 480 200 480 200 330z", ink.base, 26) +
        line("M210 360Q260 450 400 444T590 360", ink.light, 3) +
        hoop(400, 476, 34, 11) +
        fill(
          "M400 500C360 540 350 560 360 590 370 620 430 620 440 590 450 560 440 540 400 500z",
          "url(#steel)",
        ) +
        rect(380, 236, 40, 34, 8, "url(#steel)"),
      5.5,
      400,
    ),
  collarLeash: (ink) =>
    gear(
      shadow(400, 260) +
        `<g transform="translate(-60 -60)">${collar(ink, 62)}${buckle(400, 282, 0, 0.8)}${hoop(400, 520, 40)}</g>` +
        line("M340 500V560", "url(#steel)", 17, ' stroke-dasharray="12 8"') +
        line("M340 560Q350 680 460 660T560 480 600 330", "url(#steel)", 15, ' stroke-dasharray="22 8"') +
        strap("M600 330Q560 200 620 160T660 300 604 330", ink.base, 28),
      6,
      420,
    ),
  playKit: (ink) =>
    gear(
      shadow(400, 290) +
        box(
          ink,
          `<g transform="translate(150 140) scale(.36)">${blindfold({ ...ink, base: ink.dark })}</g><g transform="translate(390 110) scale(.42)">${feather({ ...ink, base: ink.light })}</g>` +
            `<g transform="translate(210 300) scale(.62)">${ring(200, 130)}${ring(400, 150)}</g>`,
        ),
      13,
      480,
    ),
  largePlayKit: (ink) =>
    gear(
      shadow(400, 290) +
        box(
          ink,
          `<g transform="translate(130 130) scale(.34)">${blindfold({ ...ink, base: "#8A3049" })}</g><g transform="translate(330 60) scale(.46)">${feather({ ...ink, base: ink.pale })}</g>` +
            `<g transform="translate(190 320) scale(.5)">${ring(200, 130)}${ring(390, 150)}</g>` +
            lit(
              `<circle cx="510" cy="390" r="56" stroke="#6A3A7D" stroke-width="38"/>` +
                line("M590 400L600 180", "#7A543F", 24),
            ) +
            line("M600 180q-40 60-30 170M600 180q-10 60-4 180M600 180q30 60 34 160", "#6A3A7D", 11),
        ),
      16,
      480,
    ),
  feather: (ink) =>
    gear(
      shadow(330, 130) +
        turn(
          14,
          feather(ink) +
            lit(
              rect(404, 436, 32, 250, 14, "#7A543F") +
                disc(420, 470, 23, "#CBA65A") +
                disc(420, 680, 20, "#CBA65A"),
            ),
          420,
          690,
        ),
      16,
      600,
    ),
  flogger: ({ base, dark, light }) =>
    gear(
      shadow(420, 230) +
        lit(
          [-150, -116, -84, -52, -20, 14, 48, 82, 116]
            .map((dx, n) =>
              line(
                `M430 330Q${430 + dx} ${400 + (n % 3) * 20} ${440 + dx * 1.3} ${650 + (n % 2) * 34}`,
                n % 2 ? base : light,
                24,
              ),
            )
            .join(""),
        ) +
        turn(
          16,
          lit(rect(398, 110, 50, 230, 20, dark)) +
            line("M400 150l46 22M400 190l46 22M400 230l46 22M400 270l46 22", light, 6) +
            rect(390, 318, 66, 34, 10, "url(#steel)") +
            disc(423, 106, 32, dark),
          423,
          340,
        ),
      20,
      580,
    ),
  wedge: ({ base, dark, light }) =>
    gear(
      shadow(400, 300) +
        lit(fill("M590 316Q604 316 604 350L690 420V620Q690 650 660 660L590 690z", dark)) +
        lit(fill("M110 660L560 330Q600 300 604 350V660Q604 690 570 690H130Q90 690 110 660z", base)) +
        line("M128 650L590 322", light, 5, ' stroke-dasharray="10 8"') +
        line("M600 360V680", light, 4, ' opacity=".6"') +
        rect(440, 590, 60, 40, 6, light) +
        fill("M110 660L560 330Q600 300 604 350V660Q604 690 570 690H130Q90 690 110 660z", "url(#cotton)"),
      24,
      500,
    ),
  lounger: ({ base, dark, light }) =>
    gear(
      shadow(400, 310) +
        lit(
          fill(
            "M100 690C90 560 110 420 180 400 260 380 290 560 400 560 520 560 560 300 640 310 720 330 710 560 700 690z",
            base,
          ),
        ) +
        line(
          "M126 470C150 400 240 420 290 510Q340 590 430 576C520 560 560 360 630 340",
          light,
          6,
          ' stroke-dasharray="10 8"',
        ) +
        fill(
          "M100 690C90 560 110 420 180 400 260 380 290 560 400 560 520 560 560 300 640 310 720 330 710 560 700 690z",
          "url(#cotton)",
        ) +
        line("M120 650H690", dark, 5, ' opacity=".5"') +
        rect(130, 686, 50, 16, 4, dark) +
        rect(620, 686, 50, 16, 4, dark),
      68,
      600,
    ),
};
