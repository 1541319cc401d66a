import {
  clear,
  disc,
  fill,
  hum,
  type Joint,
  limb,
  line,
  lit,
  oval,
  power,
  rect,
  remote,
  shadow,
  sheen,
  turn,
  turned,
  warmth,
} from "../forms.ts";
import { type Drawn, floor, type Ink, type Shape } from "../Ink.ts";
import { mix } from "../palette.ts";

interface Size {
  /** Units of an inch, the top's height, and half the width. */
  unit: number;
  top: number;
  half: number;
}
/** As wide for its length as it is. */
const sizeOf = ({ length = 7, girth = 4.5 }: Ink): Size => {
  const unit = Math.min(560 / length, 100);
  return { unit, top: Math.round(floor - length * unit), half: Math.round((girth / Math.PI / 2) * unit) };
};
/** A suction cup. */
const foot = (half: number, color: string, x = 400) =>
  lit(
    fill(
      turned(x, [
        [floor - 56, half * 0.9],
        [floor - 30, half * 1.05],
        [floor - 12, half * 1.6],
        [floor, half * 1.66],
        [floor + 4, half * 1.4],
      ]),
      color,
    ),
  ) +
  line(
    `M${Math.round(x - half * 1.45)} ${floor - 7}q${Math.round(half * 1.45)} 12 ${Math.round(half * 2.9)} 0`,
    "#fff",
    4,
    ' opacity=".35"',
  );
const straight = ({ top, half }: Size): Joint[] => [
  [400, floor - 90, half],
  [400, (floor + top) / 2, half * 1.02],
  [400, top + half * 1.4, half],
  [400, top + half * 0.86, half * 0.86],
];
const whole = (ink: Ink, { unit }: Size, svg: string): Drawn => ({
  svg: shadow(400, 170) + svg,
  span: (ink.length ?? 7) * unit,
  inches: 7,
});
const column = (ink: Ink, joints = straight, more: (size: Size) => string = () => ""): Drawn => {
  const size = sizeOf(ink);
  return whole(ink, size, lit(fill(limb(joints(size)), ink.base)) + foot(size.half, ink.base) + more(size));
};
/** A bend of so many units at the top, to the left where it is negative. */
const bent =
  (by: number) =>
  ({ top, half }: Size): Joint[] => [
    [400, floor - 90, half],
    [400 - by * 0.1, floor - (floor - top) * 0.4, half],
    [400 + by * 0.25, floor - (floor - top) * 0.72, half],
    [400 + by, top + half, half * 0.9],
  ];
const rings = (size: Size, count: number, draw: (y: number) => string) =>
  Array.from({ length: count }, (_, n) =>
    draw(
      Math.round(size.top + size.half * 1.5 + ((floor - 110 - size.top - size.half * 1.5) * n) / (count - 1)),
    ),
  ).join("");
/** Buttons on the base of what has a motor. */
const controls = ({ half }: Size, { dark }: Ink, x = 400) =>
  lit(
    fill(
      turned(x, [
        [floor - 150, half * 1.04],
        [floor - 60, half * 1.1],
        [floor - 8, half * 1.12],
        [floor, half * 0.9],
      ]),
      dark,
    ),
  ) + power(x, floor - 80, Math.round(half * 0.3));
const besides = (drawn: Drawn, more: string): Drawn => ({
  ...drawn,
  svg: `<g transform="translate(-90)">${drawn.svg}</g>${more}`,
});

const glassWand = (ink: Ink, joints: Joint[], more = "", tilt = 24): Drawn => ({
  svg: shadow(400, 190) + turn(tilt, clear(fill(limb(joints), ink.base)) + more, 400, 420),
  span: 600,
  inches: ink.length ?? 7,
});

export const dildos: Record<string, Shape> = {
  dildo: (ink) => column(ink),
  smoothDildo: (ink) => column(ink, bent(-46)),
  softDildo: (ink) =>
    column(ink, ({ top, half }) => [
      [400, floor - 90, half * 0.94],
      [400, floor - 150, half * 0.9],
      [400, (floor + top) / 2 - 40, half * 1.04],
      [400, top + half * 1.05, half * 1.04],
    ]),
  taperedDildo: (ink) =>
    column(ink, ({ top, half }) => [
      [400, floor - 90, half * 1.1],
      [400, floor - 190, half * 1.02],
      [400, top + 150, half * 0.6],
      [400, top + 24, half * 0.3],
    ]),
  dualDensityDildo: (ink) => {
    const size = sizeOf(ink);
    const { half, top } = size;
    return whole(
      ink,
      size,
      lit(fill(limb(straight(size)), ink.light)) +
        foot(half, ink.base) +
        fill(
          `M400 ${top + 8}C${400 + half} ${top + 20} ${400 + half} ${top + half} ${400 + half} ${top + half * 2}V${floor - 40}H400z`,
          ink.pale,
          ' opacity=".8"',
        ) +
        fill(
          `M400 ${top + 40}c${half * 0.6} 0 ${half * 0.56} ${half} ${half * 0.56} ${half * 1.6}V${floor - 60}H400z`,
          ink.dark,
        ) +
        line(`M400 ${top + 10}V${floor - 40}`, "#fff", 5),
    );
  },
  classicDildo: (ink) =>
    column(ink, ({ top, half }) => [
      [400, floor - 90, half],
      [400, floor - 200, half * 0.94],
      [400, (floor + top) / 2, half * 0.98],
      [400, top + half * 1.7, half * 1.04],
      [400, top + half * 0.8, half * 0.8],
    ]),
  ribbedDildo: (ink) => {
    const size = sizeOf(ink);
    const { half } = size;
    return whole(
      ink,
      size,
      lit(fill(limb(straight(size)), ink.base)) +
        lit(rings(size, 5, (y) => rect(400 - half * 1.14, y - 18, half * 2.28, 36, 18, ink.base))) +
        foot(half, ink.base),
    );
  },
  curvedDildo: (ink) => column(ink, bent(-130)),
  grippedDildo: (ink) =>
    column(
      ink,
      ({ top, half }) => [
        [400, floor - 170, half],
        [400, (floor + top) / 2 - 40, half],
        [400, top + half * 0.9, half * 0.9],
      ],
      ({ half }) =>
        lit(
          fill(
            turned(400, [
              [floor - 176, half * 1.1],
              [floor - 150, half * 1.15],
              [floor - 110, half * 0.86],
              [floor - 70, half * 1.1],
              [floor - 20, half * 1.4],
              [floor, half * 1.3],
            ]),
            ink.dark,
          ),
        ) +
        [0, 1, 2]
          .map((n) =>
            line(
              `M${Math.round(400 - half * 0.6)} ${floor - 144 + n * 34}h${Math.round(half * 1.2)}`,
              ink.light,
              6,
            ),
          )
          .join(""),
    ),
  weightedDildo: (ink) =>
    column(
      ink,
      straight,
      ({ half, top }) =>
        rect(
          400 - half * 0.42,
          top + half * 1.5,
          half * 0.84,
          floor - top - half * 1.5 - 110,
          half * 0.42,
          "url(#steel)",
          ' opacity=".82"',
        ) +
        line(`M${Math.round(400 - half * 0.7)} ${top + half * 2}V${floor - 120}`, "#fff", 6, ' opacity=".4"'),
    ),
  longDildo: (ink) => {
    const size = sizeOf(ink);
    const half = size.half * 0.86;
    return whole(
      ink,
      size,
      `<g transform="translate(60)">${lit(
        fill(
          limb([
            [400, floor - 90, half],
            [410, 520, half],
            [384, 360, half],
            [320, 240, half],
            [220, 220, half],
            [158, 290, half * 0.9],
          ]),
          ink.base,
        ),
      )}${foot(half, ink.base)}</g>`,
    );
  },
  flexibleDildo: (ink) =>
    column(
      ink,
      ({ top, half }) => [
        [400, floor - 90, half * 0.9],
        [362, 560, half * 0.9],
        [372, 440, half * 0.9],
        [436, 330, half * 0.9],
        [440, 230, half * 0.9],
        [390, top + half, half * 0.8],
      ],
      ({ top }) =>
        line(
          `M400 650Q340 560 380 450T440 230Q430 190 396 ${top + 60}`,
          ink.pale,
          6,
          ' stroke-dasharray="3 18"',
        ),
    ),
  modularDildo: (ink) => {
    const { base, dark, light } = ink;
    return {
      svg:
        shadow(400, 190) +
        lit(fill("M320 270V220Q320 120 400 120T480 220V270z", base)) +
        lit(rect(318, 300, 164, 130, 14, base)) +
        lit(fill("M318 464h164V640q0 8 60 30 0 20-60 20H318q-60 0-60-20 60-22 60-30z", base)) +
        rect(376, 268, 48, 34, 6, "url(#steel)") +
        rect(376, 430, 48, 34, 6, "url(#steel)") +
        line("M560 210v50M548 246l12 14 12-14M560 370v60M548 414l12 16 12-16", light, 6) +
        line("M326 365h148", dark, 4, ' opacity=".4"'),
      span: 560,
      inches: 12,
    };
  },
  marbledDildo: (ink) =>
    column(ink, bent(-30), ({ half, top }) =>
      [0, 1, 2, 3]
        .map((n) =>
          line(
            `M${Math.round(400 - half * 0.8 - (3 - n) * 4)} ${top + 130 + n * 110}q${half * 0.6}-70 ${half} -20t${half * 0.55}-40`,
            n % 2 ? ink.accent : "#fff",
            13,
            ' opacity=".6"',
          ),
        )
        .join(""),
    ),
  sculptedDildo: (ink) =>
    column(
      ink,
      ({ top, half }) => [
        [400, floor - 90, half * 0.8],
        [392, floor - 130, half * 1.12],
        [408, floor - 260, half * 0.82],
        [394, floor - 380, half * 1.06],
        [404, top + half * 0.7, half * 0.62],
      ],
      ({ half, top }) =>
        [0, 1, 2]
          .map((n) =>
            line(
              `M${Math.round(400 - half * 0.8)} ${top + 190 + n * 130}Q400 ${top + 170 + n * 130} ${Math.round(400 + half * 0.7)} ${top + 90 + n * 130}`,
              ink.dark,
              7,
              ' opacity=".45"',
            ),
          )
          .join(""),
    ),
  gildedDildo: (ink) =>
    column(
      ink,
      straight,
      ({ half }) =>
        rect(400 - half * 1.05, floor - 170, half * 2.1, 64, 10, "#CBA65A") +
        rect(400 - half * 0.8, floor - 170, half * 0.4, 64, 4, "#FBEFD0", ' opacity=".8"') +
        rect(400 + half * 0.6, floor - 170, half * 0.45, 64, 4, "#7A5A20", ' opacity=".5"'),
    ),
  velvetDildo: (ink) =>
    column(
      ink,
      ({ top, half }) => [
        [400, floor - 90, half],
        [410, floor - 200, half * 0.9],
        [398, top + 170, half * 1.1],
        [392, top + half, half * 0.96],
      ],
      ({ half, top }) =>
        fill(
          limb([
            [400, floor - 60, half * 0.9],
            [404, top + 200, half * 0.9],
            [394, top + half * 1.1, half * 0.8],
          ]),
          "url(#cotton)",
        ),
    ),
  vibratingDildo: (ink) => {
    const drawn = column(ink, straight, (size) => controls(size, ink));
    return { ...drawn, svg: drawn.svg + hum(400, 230, sizeOf(ink).half + 30, ink.dark) };
  },
  thrustingDildo: (ink) => {
    const size = sizeOf(ink);
    const { half, top } = size;
    return besides(
      whole(
        ink,
        size,
        lit(
          fill(
            limb([
              [400, top + 250, half],
              [400, top + half * 1.5, half],
              [400, top + half * 0.9, half * 0.86],
            ]),
            ink.base,
          ),
        ) +
          lit(
            [0, 1, 2, 3, 4]
              .map((n) =>
                rect(
                  400 - half * (n % 2 ? 0.86 : 1),
                  top + 260 + n * 27,
                  half * (n % 2 ? 1.72 : 2),
                  28,
                  12,
                  ink.dark,
                ),
              )
              .join(""),
          ) +
          controls(size, ink) +
          line(
            `M${400 + half + 40} ${top + 120}V${top + 20}m-18 22l18-22 18 22M${400 + half + 40} ${top + 180}V${top + 280}m-18-22l18 22 18-22`,
            ink.dark,
            8,
          ),
      ),
      remote(600, ink.dark),
    );
  },
  warmingDildo: (ink) => {
    const size = sizeOf({ ...ink, length: (ink.length ?? 7) * 1.16 });
    return whole(
      ink,
      size,
      `<g transform="translate(0 0)">${lit(fill(limb(straight({ ...size, top: 212 })), ink.base))}${oval(400, 300, size.half * 0.6, 70, "#ffb06b", ' opacity=".55"')}${controls(size, ink)}</g>${warmth(400, 180)}`,
    );
  },
  remoteDildo: (ink) => {
    const drawn = column(ink, bent(-40));
    return besides(
      drawn,
      remote(600, ink.dark) + line("M560 500q40-40 80 0M580 524q20-18 40 0", ink.dark, 7, ' opacity=".6"'),
    );
  },
  glassDrop: (ink) =>
    glassWand(
      ink,
      [
        [400, 690, 56],
        [400, 600, 48],
        [400, 420, 44],
        [400, 300, 48],
        [400, 216, 84],
      ],
      sheen("M350 200q8-40 40-52M376 300V600", 10),
    ),
  glassRipple: (ink) =>
    glassWand(
      ink,
      [
        [400, 730, 52],
        [400, 690, 65],
        [400, 640, 34],
        [400, 540, 34],
        [400, 490, 62],
        [400, 450, 42],
        [400, 405, 68],
        [400, 362, 44],
        [400, 310, 78],
        [400, 262, 44],
        [400, 220, 65],
        [400, 182, 42],
        [400, 150, 49],
      ],
      sheen("M378 300v30M384 400v18M386 490v14", 8),
    ),
  glassPlug: (ink) => ({
    svg:
      shadow(400, 190) +
      clear(
        fill(
          "M400 140L500 330 520 420 440 520V610H560L600 650 560 690H240L200 650 240 610H360V520L280 420 300 330z",
          ink.base,
        ),
      ) +
      line(
        "M400 140L360 420 400 520 450 420zM300 330L360 420 280 420M500 330L450 420 520 420M360 420H450M240 610L400 650 560 610M200 650H600",
        "#fff",
        5,
        ' opacity=".7"',
      ),
    span: 550,
    inches: 3,
  }),
  glassSpiral: (ink) =>
    glassWand(
      ink,
      [
        [400, 700, 66],
        [400, 660, 50],
        [400, 560, 46],
        [400, 400, 50],
        [400, 240, 50],
        [400, 190, 44],
      ],
      [0, 1, 2, 3, 4]
        .map((n) =>
          line(
            `M352 ${330 + n * 80}Q420 ${320 + n * 80} 450 ${250 + n * 80}`,
            mix(ink.base, "#1b1730", 0.25),
            15,
            ' opacity=".75"',
          ),
        )
        .join("") + sheen("M372 230v300", 8),
      18,
    ),
  glassDouble: (ink) =>
    glassWand(
      ink,
      [
        [400, 690, 90],
        [400, 600, 69],
        [400, 500, 34],
        [400, 400, 32],
        [400, 300, 53],
        [400, 220, 46],
        [400, 140, 16],
      ],
      sheen("M360 690q-10-40 16-64M382 300v-60", 8),
      42,
    ),
  steelWand: () => ({
    svg:
      shadow(400, 220) +
      `<path d="M210 590Q190 330 420 270T600 330" stroke="url(#steel)" stroke-width="58" stroke-linecap="round"/>` +
      lit(disc(210, 606, 84, "url(#steel)") + disc(610, 330, 60, "url(#steel)")) +
      sheen("M168 570q10-26 34-34M582 306q8-14 22-16M250 440q30-100 130-136"),
    span: 560,
    inches: 8,
  }),
  steelPlug: ({ base }) => ({
    svg:
      shadow(400, 170) +
      lit(
        fill(
          "M400 130C450 190 530 330 530 430 530 520 440 540 440 580V630H540q26 0 26 30t-26 30H260q-26 0-26-30t26-30H360V580C360 540 270 520 270 430 270 330 350 190 400 130z",
          "url(#steel)",
        ),
      ) +
      sheen("M330 350q14-70 44-110", 13) +
      line("M250 660H550", base, 4, ' opacity=".5"'),
    span: 560,
    inches: 3,
  }),
  steelBeads: () => ({
    svg:
      shadow(400, 160) +
      rect(384, 160, 32, 440, 16, "url(#steel)") +
      lit(
        disc(400, 190, 64, "url(#steel)") +
          disc(400, 350, 78, "url(#steel)") +
          disc(400, 526, 92, "url(#steel)"),
      ) +
      `<circle cx="400" cy="652" r="34" stroke="url(#steel)" stroke-width="18"/>` +
      sheen("M366 166q8-16 22-22M360 316q8-20 26-28M350 486q10-24 30-34"),
    span: 560,
    inches: 6,
  }),
  steelDildo: () => ({
    svg:
      shadow(400, 190) +
      lit(
        fill(
          "M318 640V230Q318 124 400 124T482 230V640Q560 650 560 674T400 700 240 674Q240 650 318 640z",
          "url(#steel)",
        ),
      ) +
      line("M318 560h164M318 590h164", "#4b5160", 5, ' opacity=".6"') +
      sheen("M352 240V520", 12),
    span: 566,
    inches: 7,
  }),
};
