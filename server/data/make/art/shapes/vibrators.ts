import {
  disc,
  fill,
  hum,
  limb,
  line,
  lit,
  oval,
  phone,
  place,
  power,
  rect,
  remote,
  shadow,
  sheen,
  smooth,
  turn,
  turned,
  warmth,
} from "../forms.ts";
import type { Ink, Shape } from "../Ink.ts";
import { floor } from "../Ink.ts";

/** A massage wand: the head and the handle keep their size, the length is the handle's. */
const wand = (ink: Ink, tilt: number, more = "") => {
  const { base, pale, dark, length = 12 } = ink;
  const unit = Math.min(560 / length, 78);
  const head = 1.2 * unit + 14;
  const top = floor - 8 - length * unit;
  const neck = top + head * 2.1;
  const half = head * 0.6;
  const svg =
    shadow(400, 150) +
    turn(
      tilt,
      lit(
        fill(
          turned(400, [
            [neck + 20, half * 0.7],
            [neck + half * 1.4, half],
            [floor - 120, half * 0.86],
            [floor - 30, half * 0.78],
            [floor - 8, half * 0.4],
          ]),
          pale,
        ),
      ) +
        lit(
          [0, 1, 2]
            .map((n) => rect(400 - half * 0.62, neck - 14 + n * 15, half * 1.24, 13, 6, dark))
            .join(""),
        ) +
        lit(
          fill(
            turned(400, [
              [top, head * 0.5],
              [top + head * 0.35, head * 0.95],
              [top + head * 1.4, head],
              [top + head * 1.9, head * 0.62],
            ]),
            base,
          ),
        ) +
        rect(
          400 - half * 0.45,
          neck + half * 1.5,
          half * 0.9,
          half * 3,
          half * 0.45,
          base,
          ' opacity=".85"',
        ) +
        power(400, Math.round(neck + half * 2), Math.round(half * 0.22)) +
        line(
          `M${Math.round(400 - half * 0.2)} ${Math.round(neck + half * 3.8)}h${Math.round(half * 0.4)}`,
          "#fff",
          5,
        ) +
        more,
      400,
      floor,
    );
  return { svg, span: length * unit, inches: length };
};

export const vibrators: Record<string, Shape> = {
  palmVibrator: ({ base, dark, pale }) => ({
    svg:
      shadow(400, 250) +
      place(
        400,
        0.88,
        turn(
          -14,
          lit(
            fill("M170 540C170 430 270 380 390 380S640 420 640 520 560 650 400 650 170 640 170 540z", base),
          ) +
            line("M182 566Q400 500 628 548", dark, 5, ' opacity=".5"') +
            power(500, 468, 24) +
            `<g fill="${pale}">${[0, 1, 2].map((n) => disc(404 - n * 34, 462 + n * 4, 7, pale)).join("")}</g>`,
          400,
          520,
        ),
      ) +
      hum(400, 560, 222, dark),
    span: 470,
    inches: 3.5,
  }),
  bullet: ({ base, light, dark }) => ({
    svg:
      shadow(400, 120) +
      lit(fill("M330 500V250q0-130 70-130t70 130V500z", base)) +
      rect(330, 498, 140, 26, 0, "url(#steel)") +
      lit(fill("M330 526h140v120q0 40-40 40h-60q-40 0-40-40z", light)) +
      power(400, 606, 24, dark) +
      sheen("M360 250v180"),
    span: 566,
    inches: 3,
  }),
  wand: (ink) => wand(ink, 18),
  /** With the lock that keeps it silent in a suitcase. */
  travelWand: (ink) =>
    wand(
      ink,
      -14,
      rect(384, floor - 78, 32, 28, 6, ink.dark) +
        line(`M390 ${floor - 78}v-10a10 10 0 0 1 20 0v10`, ink.dark, 6),
    ),
  miniWand: ({ base, dark, pale }) => ({
    svg:
      shadow(400, 130) +
      lit(
        fill(
          turned(400, [
            [390, 44],
            [460, 84],
            [600, 88],
            [670, 80],
            [690, 50],
          ]),
          pale,
        ),
      ) +
      lit(rect(360, 350, 80, 17, 8, dark) + rect(356, 372, 88, 17, 8, dark)) +
      lit(
        fill(
          turned(400, [
            [130, 60],
            [170, 108],
            [280, 112],
            [344, 66],
          ]),
          base,
        ),
      ) +
      power(400, 520, 24, dark) +
      hum(400, 230, 140, dark),
    span: 560,
    inches: 5.5,
  }),
  airPulse: ({ base, dark, deep, pale }) => ({
    svg:
      shadow(440, 150) +
      lit(
        fill(
          limb([
            [470, 620, 66],
            [472, 500, 70],
            [448, 370, 78],
            [370, 262, 84],
            [300, 232, 78],
          ]),
          base,
        ),
      ) +
      turn(
        -24,
        lit(oval(262, 236, 66, 88, pale)) + oval(254, 238, 40, 58, deep) + oval(248, 240, 22, 36, dark),
        262,
        236,
      ) +
      line("M150 190q-26 50 0 100M124 170q-36 70 0 140", dark, 7, ' opacity=".5"') +
      power(478, 500, 24) +
      line("M462 570h32M478 554v32", "#fff", 7),
    span: 560,
    inches: 6,
  }),
  couplesVibrator: ({ base, dark, length = 4 }) => ({
    svg:
      shadow(360, 190) +
      lit(
        fill(
          limb([
            [230, 330, 62],
            [216, 440, 46],
            [236, 560, 36],
            [320, 640, 34],
            [410, 610, 36],
            [450, 510, 48],
            [456, 410, 66],
            [450, 350, 64],
          ]),
          base,
        ),
      ) +
      power(452, 400, 22) +
      hum(232, 350, 82, dark) +
      remote(610, dark),
    span: 400,
    inches: length,
  }),
  rabbit: ({ base, light, pale, dark }) => ({
    svg:
      shadow(380, 160) +
      lit(
        fill(
          limb([
            [352, 420, 54],
            [350, 300, 52],
            [356, 190, 56],
            [372, 150, 46],
          ]),
          base,
        ),
      ) +
      lit(
        fill(
          limb([
            [400, 520, 50],
            [478, 470, 34],
            [506, 390, 30],
            [500, 330, 32],
          ]),
          base,
        ),
      ) +
      lit(
        fill(
          limb([
            [488, 320, 12],
            [474, 250, 9],
          ]),
          base,
        ) +
          fill(
            limb([
              [512, 320, 12],
              [530, 252, 9],
            ]),
            base,
          ),
      ) +
      rect(298, 322, 108, 84, 20, pale, ' opacity=".8"') +
      lit([0, 1, 2].flatMap((x) => [0, 1].map((y) => disc(320 + x * 32, 346 + y * 36, 13, light))).join("")) +
      lit(
        fill(
          turned(370, [
            [450, 62],
            [490, 84],
            [600, 74],
            [670, 66],
            [690, 40],
          ]),
          dark,
        ),
      ) +
      power(370, 560, 20) +
      line("M356 626h28M370 612v28", "#fff", 6),
    span: 560,
    inches: 9,
  }),
  warmingVibrator: ({ base, pale, dark }) => ({
    svg:
      shadow(400, 130) +
      warmth(400, 96 + 84) +
      lit(
        fill(
          turned(400, [
            [206, 22],
            [250, 52],
            [400, 66],
            [540, 70],
            [572, 66],
          ]),
          base,
        ),
      ) +
      oval(396, 280, 34, 60, "#ff9d57", ' opacity=".5"') +
      rect(326, 566, 148, 22, 6, "url(#steel)") +
      lit(fill("M330 588h140l-8 76q-2 26-28 26h-68q-26 0-28-26z", dark)) +
      line("M400 606v40", pale, 10),
    span: 490,
    inches: 7.5,
  }),
  appVibrator: ({ base, dark, length = 5 }) => ({
    svg:
      shadow(270, 150) +
      lit(
        fill(
          limb([
            [290, 612, 62],
            [270, 560, 66],
            [246, 500, 40],
            [244, 440, 17],
            [278, 340, 14],
            [336, 250, 14],
            [350, 180, 18],
          ]),
          base,
        ),
      ) +
      power(270, 590, 20) +
      hum(270, 580, 88, dark) +
      phone(560, base),
    span: 520,
    inches: length,
  }),
  petal: ({ base, dark, pale }) => ({
    svg:
      shadow(400, 250) +
      fill("M150 600C150 640 270 690 410 690S660 640 660 600z", dark) +
      lit(
        fill(
          "M130 566C150 480 300 540 400 430 500 320 640 330 664 470 690 610 540 660 400 660S116 640 130 566z",
          base,
        ),
      ) +
      line("M200 590Q400 600 470 500T620 410", pale, 6, ' opacity=".7"') +
      line("M300 606Q440 610 600 520", pale, 5, ' opacity=".45"') +
      power(556, 590, 22),
    span: 540,
    inches: 4,
  }),
  fingerVibrator: ({ base, dark, pale, light }) => ({
    svg:
      shadow(400, 220) +
      fill("M262 320V180q0-64 58-64t58 64V600H262zM422 320V150q0-64 58-64t58 64V600H422z", "#DAD5E2") +
      fill("M290 176q0-30 30-30t30 30v24h-60zM450 146q0-30 30-30t30 30v24h-60z", "#EBE7F0") +
      lit(rect(236, 380, 328, 96, 44, base)) +
      lit(fill("M220 470Q400 420 580 470V560Q580 660 400 660T220 560z", base)) +
      power(400, 560, 26) +
      line("M250 400H550", light, 5) +
      hum(400, 560, 210, dark) +
      line("M300 636q100 24 200 0", pale, 6, ' opacity=".6"'),
    span: 300,
    inches: 2.5,
  }),
  curvedVibrator: ({ base, dark }) => ({
    svg:
      shadow(380, 160) +
      lit(
        fill(
          limb([
            [400, 470, 60],
            [398, 380, 58],
            [378, 280, 56],
            [330, 196, 58],
            [296, 164, 56],
          ]),
          base,
        ),
      ) +
      lit(
        fill(
          `${smooth([
            [340, 470],
            [400, 444],
            [460, 470],
            [470, 600],
            [440, 680],
            [400, 690],
            [360, 680],
            [330, 600],
          ])}M372 600v40q0 20 28 20t28-20v-40q0-18-28-18t-28 18z`,
          dark,
          ' fill-rule="evenodd"',
        ),
      ) +
      power(400, 526, 20) +
      hum(300, 180, 90, dark),
    span: 560,
    inches: 8,
  }),
  dualVibrator: ({ base, pale, dark }) => ({
    svg: place(
      400,
      0.88,
      shadow(400, 270) +
        turn(
          -28,
          lit(
            fill(
              limb([
                [128, 430, 70],
                [210, 424, 60],
                [300, 400, 48],
                [400, 400, 58],
                [500, 400, 48],
                [600, 376, 46],
                [664, 330, 44],
              ]),
              base,
            ),
          ) +
            rect(330, 360, 140, 80, 40, dark) +
            power(370, 400, 16) +
            power(432, 400, 16, pale),
          400,
          440,
        ) +
        hum(180, 560, 96, dark),
    ),
    span: 600,
    inches: 9,
  }),
  samplerVibrator: ({ base, pale, dark }) => ({
    svg:
      shadow(400, 130) +
      lit(
        fill(
          turned(400, [
            [150, 20],
            [200, 52],
            [330, 64],
            [500, 62],
            [516, 58],
          ]),
          base,
        ),
      ) +
      lit(
        rect(342, 508, 116, 30, 6, pale) +
          [0, 1, 2, 3, 4].map((n) => rect(348 + n * 22, 538, 16, 140, 8, dark)).join(""),
      ) +
      rect(346, 560, 108, 126, 20, dark, ' opacity=".8"') +
      sheen("M368 240v200"),
    span: 540,
    inches: 3,
  }),
  ribbedSampler: ({ base, pale, dark }) => ({
    svg:
      shadow(400, 130) +
      lit(
        fill(
          turned(400, [
            [140, 30],
            [190, 66],
            [244, 50],
            [300, 68],
            [356, 52],
            [412, 70],
            [470, 58],
            [510, 64],
          ]),
          base,
        ),
      ) +
      lit(rect(338, 506, 124, 24, 6, "url(#steel)")) +
      lit(fill("M344 532H456V650Q456 690 400 690T344 650z", dark)) +
      power(400, 600, 24, pale),
    span: 550,
    inches: 3,
  }),
};
