import {
  disc,
  fill,
  hum,
  type Joint,
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
  turn,
  turned,
  warmth,
} from "../forms.ts";
import { floor, type Ink, type Shape } from "../Ink.ts";

/** Beads on a cord, from the handle on, each a little smaller. */
const string = (points: readonly (readonly [number, number, number])[], color: string, cord: string) =>
  line(`M${points.map(([x, y]) => `${x} ${y}`).join("L")}`, cord, 16) +
  lit(
    points
      .slice(1)
      .map(([x, y, r]) => disc(x, y, r, color))
      .join(""),
  );
const loop = (x: number, y: number, color: string, r = 46) =>
  lit(`<circle cx="${x}" cy="${y}" r="${r}" stroke="${color}" stroke-width="22"/>`);
const straight: [number, number, number][] = [
  [400, 640, 0],
  [400, 556, 62],
  [400, 440, 54],
  [400, 338, 46],
  [400, 250, 39],
  [400, 176, 32],
];
const curved: [number, number, number][] = [
  [190, 600, 0],
  [262, 540, 50],
  [370, 530, 48],
  [466, 476, 44],
  [506, 386, 41],
  [474, 296, 37],
  [394, 244, 33],
  [310, 216, 29],
];

/** Tip, bulb, neck and a base that stays outside. */
const plug = (
  x: number,
  bulb: number,
  color: string,
  { base = bulb * 0.95, top = 130, neck = 0.34, foot = color } = {},
) =>
  lit(
    fill(
      turned(x, [
        [top, 13],
        [top + 16, 30],
        [top + 64, bulb * 0.47],
        [top + (floor - top) * 0.48, bulb],
        [top + (floor - top) * 0.62, bulb * 0.86],
        [top + (floor - top) * 0.76, bulb * neck],
        [floor - 60, bulb * neck],
      ]),
      color,
    ),
  ) + lit(rect(x - base, floor - 60, base * 2, 58, 29, foot));
const plugged = (svg: string, inches: number, span = 560) => ({ svg, span, inches });
const first = (ink: Ink, fallback: number) => ink.length ?? fallback;

/** Inside arm, outside arm and the end one holds: a massager for the prostate. */
const massager = (color: string, inner: Joint[], outer: Joint[], tail: Joint[] = []) =>
  lit(fill(limb(inner) + limb(outer) + (tail.length > 0 ? limb(tail) : ""), color));
const hook: Joint[] = [
  [390, 620, 44],
  [400, 540, 32],
  [412, 440, 34],
  [398, 330, 56],
  [350, 240, 60],
  [306, 196, 48],
];
const rest: Joint[] = [
  [390, 630, 40],
  [300, 640, 32],
  [214, 590, 30],
  [176, 520, 36],
];
const tail: Joint[] = [
  [400, 640, 40],
  [490, 650, 30],
  [560, 610, 22],
  [590, 550, 20],
];
const massaging = (svg: string, inches = 4.5) => ({ svg: shadow(390, 220) + svg, span: 460, inches });
const besides = (svg: string, gear: string, inches = 4.5) => ({
  svg: `${shadow(290, 190)}<g transform="translate(-34)">${svg}</g>${gear}`,
  span: 460,
  inches,
});
const bellows = (x: number, y: number, half: number, color: string) =>
  lit(
    [0, 1, 2, 3, 4]
      .map((n) => rect(x - half + (n % 2) * 9, y + n * 26, (half - (n % 2) * 9) * 2, 28, 12, color))
      .join(""),
  );

export const anal: Record<string, Shape> = {
  beads: ({ base, dark }) => ({
    svg: shadow(400, 130) + turn(16, string(straight, base, dark) + loop(400, 660, base), 400, 660),
    span: 560,
    inches: 7,
  }),
  flexibleBeads: ({ base, dark }) => ({
    svg: shadow(360, 230) + string(curved, base, dark) + loop(164, 640, base),
    span: 700,
    inches: 8,
  }),
  weightedBeads: ({ base, dark, light }) => ({
    svg:
      shadow(390, 240) +
      string(
        [
          [620, 200, 0],
          [560, 270, 58],
          [470, 362, 54],
          [384, 452, 50],
          [300, 536, 46],
          [222, 606, 42],
        ],
        light,
        dark,
      ) +
      [
        [560, 270, 26],
        [470, 362, 24],
        [384, 452, 22],
        [300, 536, 20],
        [222, 606, 18],
      ]
        .map(([x, y, r]) => disc(x!, y!, r!, "url(#steel)"))
        .join("") +
      loop(636, 164, base),
    span: 640,
    inches: 9,
  }),
  vibratingBeads: ({ base, dark }) => ({
    svg:
      shadow(400, 130) +
      turn(
        -14,
        string(
          straight.map(([x, y, r]): [number, number, number] => [x, y - 40, r]),
          base,
          dark,
        ) +
          lit(rect(340, 576, 120, 112, 40, dark)) +
          power(400, 634, 22),
        400,
        690,
      ) +
      hum(300, 190, 56, dark),
    span: 580,
    inches: 7.5,
  }),
  remoteBeads: ({ base, dark }) => ({
    svg:
      shadow(300, 170) +
      `<g transform="translate(-20)">${string(
        curved.map(([x, y, r]): [number, number, number] => [x, y + 10, r]),
        base,
        dark,
      )}${loop(168, 646, dark, 34)}</g>` +
      remote(600, dark),
    span: 700,
    inches: 8,
  }),
  appBeads: ({ base, dark }) => ({
    svg:
      shadow(270, 130) +
      turn(
        -6,
        `<g transform="translate(-120)">${string(
          straight.map(([x, y, r]): [number, number, number] => [x, y - 30, r]),
          base,
          dark,
        )}${lit(rect(334, 590, 132, 96, 44, dark))}${power(400, 642, 18)}</g>`,
        280,
        690,
      ) +
      phone(560, base),
    span: 580,
    inches: 8,
  }),
  plug: (ink) => plugged(shadow(400, 170) + plug(400, 122, ink.base), first(ink, 3)),
  comfortPlug: (ink) =>
    plugged(
      shadow(400, 230) +
        lit(
          fill(
            turned(400, [
              [150, 12],
              [220, 62],
              [350, 106],
              [440, 92],
              [510, 26],
              [640, 22],
            ]),
            ink.base,
          ),
        ) +
        lit(
          fill(
            limb([
              [200, 668, 16],
              [300, 656, 26],
              [400, 650, 32],
              [500, 656, 26],
              [600, 668, 16],
            ]),
            ink.base,
          ),
        ),
      3.5,
      540,
    ),
  jewelPlug: (ink) =>
    plugged(
      place(
        400,
        0.9,
        shadow(330, 200) +
          turn(
            -68,
            lit(
              fill(
                turned(400, [
                  [130, 10],
                  [190, 56],
                  [360, 116],
                  [430, 100],
                  [500, 38],
                  [560, 38],
                ]),
                ink.base,
              ),
            ) +
              rect(290, 556, 220, 40, 18, "url(#steel)") +
              fill("M320 596H480L440 660H360z", "#e86a9a") +
              fill("M360 596H440L420 660H380z", "#f7a9c8") +
              line(
                "M320 596L360 660M480 596L440 660M360 596L380 660M440 596L420 660",
                "#fff",
                4,
                ' opacity=".7"',
              ),
            400,
            470,
          ),
      ),
      3.5,
      530,
    ),
  hollowPlug: (ink) =>
    plugged(
      shadow(360, 230) +
        turn(
          70,
          lit(
            fill(
              turned(400, [
                [170, 40],
                [210, 90],
                [330, 136],
                [440, 120],
                [520, 60],
                [570, 58],
              ]),
              ink.base,
            ),
          ) +
            lit(oval(400, 600, 150, 50, ink.light)) +
            oval(400, 606, 82, 27, ink.deep) +
            oval(404, 600, 60, 14, ink.dark),
          400,
          450,
        ),
      3.5,
      480,
    ),
  ribbonPlug: (ink) =>
    plugged(
      shadow(400, 200) +
        `<g transform="translate(0 -30)">${lit(
          fill(
            turned(400, [
              [130, 10],
              [180, 46],
              [290, 92],
              [360, 78],
              [410, 28],
              [450, 28],
            ]),
            ink.base,
          ),
        )}` +
        lit(rect(360, 440, 80, 34, 16, ink.dark)) +
        line("M400 474Q330 560 210 560T180 690M400 474Q460 560 560 570T640 700", ink.dark, 34) +
        line("M400 474Q330 560 210 560T180 690M400 474Q460 560 560 570T640 700", ink.light, 30) +
        line("M400 474Q330 560 210 560T180 690M400 474Q460 560 560 570T640 700", "#fff", 5, ' opacity=".5"') +
        lit(
          fill(
            "M400 480C330 400 250 430 270 490S360 520 400 480C470 400 550 430 530 490S440 520 400 480z",
            ink.light,
          ) + disc(400, 482, 22, ink.dark),
        ) +
        "</g>",
      3.5,
      340,
    ),
  trainingSet: (ink) =>
    plugged(
      shadow(400, 300) +
        place(180, 0.52, plug(400, 122, ink.light)) +
        place(360, 0.72, plug(400, 122, ink.base)) +
        place(580, 0.94, plug(400, 116, ink.dark)),
      5,
      526,
    ),
  casedSet: (ink) =>
    plugged(
      shadow(400, 310) +
        lit(fill("M130 640V330Q130 220 240 220H560Q670 220 670 330V640z", ink.dark)) +
        rect(156, 246, 488, 390, 70, ink.pale) +
        [0.42, 0.5, 0.58, 0.66]
          .map((size, n) => place(210 + n * 126 + (n > 2 ? 8 : 0), size, plug(400, 96, ink.base), 620))
          .join("") +
        lit(rect(120, 612, 560, 78, 30, ink.base)) +
        line("M150 622H640", "#c9c6d2", 8, ' stroke-dasharray="8 6"') +
        rect(612, 612, 22, 54, 8, "url(#steel)"),
      5.5,
      370,
    ),
  largeSet: (ink) =>
    plugged(
      place(
        400,
        0.92,
        shadow(400, 300) +
          [
            [190, 0.7],
            [390, 0.85],
            [600, 1],
          ]
            .map(([x, size]) =>
              place(
                x!,
                size!,
                lit(
                  fill(
                    turned(400, [
                      [130, 20],
                      [190, 66],
                      [420, 116],
                      [560, 112],
                      [620, 84],
                      [650, 92],
                    ]),
                    ink.base,
                  ),
                ) + lit(rect(286, 640, 228, 50, 24, ink.dark)),
              ),
            )
            .join(""),
      ),
      7,
      560,
    ),
  vibratingPlug: (ink) =>
    plugged(
      shadow(400, 170) +
        plug(400, 116, ink.base, { base: 130, foot: ink.dark }) +
        power(400, 662, 17) +
        hum(400, 390, 150, ink.dark),
      first(ink, 4),
    ),
  everydayPlug: (ink) =>
    plugged(
      shadow(400, 160) +
        lit(
          fill(
            turned(400, [
              [180, 40],
              [230, 92],
              [340, 120],
              [440, 96],
              [500, 46],
              [560, 46],
            ]),
            ink.base,
          ),
        ) +
        lit(fill("M260 590q0-40 40-40H500q40 0 40 40v50q0 50-50 50H310q-50 0-50-50z", ink.light)) +
        `<circle cx="400" cy="622" r="42" fill="${ink.dark}"/>` +
        power(400, 624, 18) +
        hum(400, 330, 150, ink.dark),
      3.5,
      520,
    ),
  remotePlug: (ink) =>
    plugged(
      shadow(300, 170) +
        plug(300, 112, ink.base, { base: 120, foot: ink.dark }) +
        remote(580, ink.dark) +
        line("M540 500q40-40 80 0M560 524q20-18 40 0", ink.dark, 7, ' opacity=".6"'),
      4.5,
    ),
  rotatingPlug: (ink) =>
    plugged(
      shadow(400, 170) +
        plug(400, 116, ink.base, { base: 130, foot: ink.dark }) +
        oval(400, 430, 108, 34, ink.pale, ' opacity=".85"') +
        lit(
          [-80, -48, -16, 16, 48, 80]
            .map((dx) => disc(400 + dx, Math.round(438 + 10 - dx * dx * 0.002), 15, "url(#steel)"))
            .join(""),
        ) +
        line(
          "M230 420q-30 90 60 120m-30-26l34 28-38 18M570 400q30-90-60-120m30 26l-34-28 38-18",
          ink.dark,
          9,
        ) +
        power(400, 662, 17),
      5,
    ),
  largePlug: (ink) =>
    plugged(shadow(400, 230) + plug(400, 188, ink.base, { base: 180, top: 120, neck: 0.5 }), 6, 570),
  summitPlug: (ink) =>
    plugged(
      shadow(400, 210) +
        lit(
          fill(
            turned(400, [
              [120, 16],
              [200, 60],
              [360, 130],
              [500, 186],
              [560, 170],
              [606, 110],
              [640, 110],
            ]),
            ink.base,
          ),
        ) +
        lit(rect(230, 636, 340, 54, 27, ink.base)),
      7,
      570,
    ),
  inflatablePlug: (ink) =>
    plugged(
      shadow(300, 170) +
        plug(270, 122, ink.base, { top: 210 }) +
        line("M350 664Q470 690 470 560T580 470", ink.dark, 17) +
        lit(fill("M560 470Q560 380 600 350h20q40 30 40 120 0 90-50 90t-50-90z", ink.base)) +
        rect(586, 316, 48, 40, 8, "url(#steel)") +
        line("M140 420h-36m18-14l-18 14 18 14M400 420h36m-18-14l18 14-18 14", ink.dark, 8),
      5,
      480,
    ),
  massager: ({ base }) => massaging(massager(base, hook, rest, tail), 4),
  steeredMassager: ({ base, dark }) =>
    massaging(
      massager(base, hook, rest) +
        lit(
          fill(
            limb([
              [400, 640, 36],
              [500, 640, 26],
              [620, 560, 30],
            ]),
            dark,
          ) + disc(640, 540, 56, dark),
        ) +
        line("M620 540h40M640 520v40", "#fff", 7),
    ),
  weightedMassager: ({ base }) =>
    massaging(
      massager(
        base,
        hook.map(([x, y, half]): Joint => [x, y, y < 350 ? half + 12 : half]),
        rest,
        tail,
      ) +
        disc(356, 262, 40, "url(#steel)") +
        sheen("M334 250q4-14 16-20", 6),
    ),
  slimMassager: ({ base }) =>
    massaging(
      massager(
        base,
        [
          [400, 640, 24],
          [408, 540, 20],
          [416, 420, 24],
          [396, 300, 34],
          [350, 220, 34],
        ],
        [
          [390, 650, 26],
          [300, 650, 20],
          [240, 590, 20],
          [226, 540, 26],
        ],
        [
          [400, 650, 26],
          [490, 640, 18],
          [540, 580, 14],
          [520, 530, 12],
          [484, 540, 12],
        ],
      ),
      3.5,
    ),
  vibratingMassager: ({ base, dark }) =>
    massaging(
      massager(base, hook, [
        [400, 630, 52],
        [290, 640, 44],
        [206, 580, 42],
        [176, 500, 50],
      ]) +
        lit(
          fill(
            limb([
              [400, 636, 50],
              [470, 640, 44],
              [530, 630, 36],
            ]),
            dark,
          ),
        ) +
        power(500, 634, 17) +
        hum(320, 220, 84, dark),
    ),
  remoteMassager: ({ base, dark }) =>
    besides(
      massager(base, hook, rest, [
        [400, 640, 44],
        [470, 650, 36],
      ]),
      remote(600, dark) + line("M560 500q40-40 80 0M580 524q20-18 40 0", dark, 7, ' opacity=".6"'),
    ),
  appMassager: ({ base }) =>
    besides(
      massager(base, hook, rest, [
        [400, 640, 44],
        [460, 650, 36],
      ]),
      phone(580, base),
      5,
    ),
  ringMassager: ({ base, dark }) =>
    massaging(
      lit(
        `<ellipse cx="230" cy="470" rx="100" ry="120" stroke="${base}" stroke-width="34" transform="rotate(24 230 470)"/>`,
      ) +
        massager(
          base,
          [
            [430, 620, 46],
            [440, 540, 34],
            [466, 430, 34],
            [480, 330, 54],
            [450, 250, 56],
            [420, 214, 44],
          ],
          [
            [450, 640, 46],
            [380, 640, 36],
            [300, 590, 26],
          ],
        ) +
        power(446, 620, 20) +
        line("M200 380l-16-14", dark, 4),
      4,
    ),
  warmingMassager: ({ base }) =>
    massaging(
      `<g transform="translate(0 20)">${massager(base, hook, rest, tail)}${oval(346, 266, 30, 44, "#ffb06b", ' opacity=".55" transform="rotate(-34 346 266)"')}</g>${warmth(320, 160)}`,
    ),
  flickingMassager: ({ base, dark, pale }) =>
    massaging(
      massager(
        base,
        [
          [400, 620, 56],
          [404, 540, 46],
          [410, 440, 44],
          [396, 350, 40],
          [340, 280, 34],
          [280, 270, 26],
        ],
        rest,
      ) +
        `<g opacity=".35">${fill(
          limb([
            [396, 350, 36],
            [380, 250, 32],
            [340, 180, 26],
          ]),
          base,
        )}</g>` +
        line("M232 230q-6-70 56-104m-34-2l38-4-8 38", dark, 9) +
        lit(rect(350, 590, 150, 100, 46, dark)) +
        power(424, 642, 20, pale),
      5,
    ),
  thrustingMassager: ({ base, dark, pale }) =>
    massaging(
      massager(
        base,
        [
          [404, 330, 48],
          [390, 250, 54],
          [356, 196, 48],
        ],
        [
          [390, 650, 40],
          [290, 640, 32],
          [210, 590, 30],
          [176, 530, 36],
        ],
      ) +
        bellows(404, 360, 50, dark) +
        lit(
          fill(
            turned(404, [
              [488, 46],
              [560, 60],
              [650, 66],
              [690, 50],
            ]),
            base,
          ),
        ) +
        power(404, 600, 22, pale) +
        line("M540 330V220m-18 22l18-22 18 22M540 400V510m-18-22l18 22 18-22", dark, 9),
      5.5,
    ),
  tidalMassager: ({ base, dark, pale }) =>
    massaging(
      massager(
        base,
        [
          [440, 300, 40],
          [430, 240, 48],
          [400, 180, 50],
          [368, 150, 40],
        ],
        [
          [430, 640, 50],
          [330, 630, 34],
          [260, 540, 26],
          [270, 440, 34],
        ],
      ) +
        bellows(440, 330, 42, dark) +
        bellows(440, 460, 48, base) +
        lit(
          fill(
            limb([
              [440, 620, 60],
              [520, 640, 52],
              [600, 640, 40],
            ]),
            dark,
          ),
        ) +
        power(560, 640, 17, pale) +
        line("M540 400q25-40 50 0t50 0M540 460q25-40 50 0t50 0", dark, 9),
      5.5,
    ),
};
