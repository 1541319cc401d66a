import { clear, disc, fill, line, lit, oval, rect, shadow, sheen, turn } from "../forms.ts";
import { floor, type Ink, type Shape } from "../Ink.ts";

const water = "#4f9fd6";
const droplet = (x: number, y: number, r: number, color: string) =>
  fill(
    `M${x} ${y - r * 1.8}C${x + r * 0.4} ${y - r} ${x + r} ${y - r * 0.6} ${x + r} ${y}A${r} ${r} 0 0 1 ${x - r} ${y}C${x - r} ${y - r * 0.6} ${x - r * 0.4} ${y - r} ${x} ${y - r * 1.8}z`,
    color,
  );
/** A pool of the gel on the floor, clear and with a light in it. */
const pool = (x: number, color: string, rx = 96) =>
  clear(oval(x, floor - 6, rx, 24, color)) + oval(x - rx * 0.4, floor - 12, rx * 0.24, 5, "#fff");
const label = (x: number, y: number, width: number, height: number, color: string, more: string) =>
  rect(x, y, width, height, 10, color) + more;
const words = (x: number, y: number, width: number, color: string) =>
  line(`M${x} ${y}h${width}M${x + width * 0.16} ${y + 22}h${width * 0.68}`, color, 7, ' opacity=".7"');
const body = (d: string, color: string) => lit(fill(d, color));
const bottle = (svg: string, inches = 6, span = 560) => ({ svg: shadow(400, 190) + svg, span, inches });
const flip = "M290 690Q260 690 260 660V330Q260 250 350 240H450Q540 250 540 330V660Q540 690 510 690z";
const cap = (color: string, y = 150, height = 96, half = 66) =>
  lit(rect(400 - half, y, half * 2, height, 18, color)) +
  line(`M${400 - half} ${y + height * 0.45}h${half * 2}`, "#000", 3, ' opacity=".25"');
const pumpHead = (color: string) =>
  lit(
    rect(384, 120, 32, 70, 6, color) +
      fill("M340 96H440Q450 96 450 110V140H330L270 150Q262 120 300 110z", color) +
      rect(350, 180, 100, 60, 12, color),
  );
const tube = (color: string) =>
  body("M290 130H510L486 600H314z", color) +
  rect(280, 110, 240, 34, 6, color) +
  line("M290 127H510", "#000", 3, ' opacity=".3" stroke-dasharray="6 6"');
const nozzle = (x: number, color: string) =>
  lit(fill(`M${x - 13} 400V180q13-60 26 0V400z`, color)) +
  disc(x, 190, 4, "#1c1827") +
  disc(x - 5, 220, 3, "#1c1827");
/** Water from the nozzle. */
const jets = (x: number, y: number) =>
  line(
    `M${x - 16} ${y}q-30-10-50 30M${x + 16} ${y}q30-10 50 30M${x} ${y - 20}v-40`,
    water,
    8,
    ' stroke-dasharray="2 14"',
  );
const bulb = (
  color: string,
  d = "M400 380C500 400 540 470 540 550A140 140 0 0 1 260 550C260 470 300 400 400 380z",
) => body(d, color);
const douche = (svg: string, inches = 9) => ({ svg: shadow(400, 190) + svg, span: 560, inches });
const bubbles = (points: readonly (readonly [number, number, number])[], color: string) =>
  points
    .map(
      ([x, y, r]) =>
        `<circle cx="${x}" cy="${y}" r="${r}" fill="${color}" fill-opacity=".3" stroke="${color}" stroke-width="4"/>` +
        disc(x - r * 0.35, y - r * 0.35, Math.max(3, Math.round(r / 4)), "#fff"),
    )
    .join("");
/** Water-based: a clear bottle of gel with a flip cap, a drop on its label. */
const waterBottle = (ink: Ink, mark: string, more = "") =>
  bottle(
    clear(fill(flip, ink.light)) +
      cap(ink.dark) +
      label(286, 380, 228, 230, "#fff", mark + words(330, 556, 140, ink.dark)) +
      sheen("M284 300V640", 10) +
      pool(600, ink.light) +
      more,
  );

/** A toy with bubbles about it, on the label of what cleans it. */
const cleanToy = (x: number, y: number, color: string) =>
  fill(`M${x - 22} ${y + 44}v-70q0-36 22-36t22 36v70z`, color) +
  rect(x - 28, y + 36, 56, 30, 8, color) +
  bubbles(
    [
      [x + 46, y - 30, 18],
      [x - 48, y - 6, 15],
      [x + 52, y + 22, 12],
    ],
    water,
  );

export const lubricants: Record<string, Shape> = {
  waterLubricant: (ink) => waterBottle(ink, droplet(400, 490, 44, water)),
  aloeLubricant: (ink) =>
    waterBottle(
      ink,
      fill(
        "M400 530Q380 440 400 390 420 440 400 530zM392 530Q330 500 320 430 380 460 392 530zM408 530Q470 500 480 430 420 460 408 530z",
        "#5a9a63",
      ),
    ),
  waterGel: ({ base, light, dark }) =>
    bottle(
      tube(light) +
        lit(rect(320, 596, 160, 94, 14, dark)) +
        rect(318, 250, 164, 200, 8, "#fff", ' opacity=".9"') +
        droplet(400, 370, 38, water) +
        words(350, 410, 100, dark) +
        pool(590, base),
      6,
      580,
    ),
  warmingLubricant: (ink) =>
    waterBottle(
      ink,
      droplet(400, 490, 44, "#e0673a") + line("M360 420q-14-16 0-32M440 420q-14-16 0-32", "#e0673a", 7),
    ),
  mintLubricant: (ink) =>
    waterBottle(
      ink,
      fill("M400 540C330 520 320 440 380 390 400 410 400 410 420 390 480 440 470 520 400 540z", "#3f9a7a") +
        line("M400 420V540M400 460l-34-20M400 460l34-20M400 500l-40-24M400 500l40-24", "#fff", 5),
    ),
  flavouredLubricant: (ink) =>
    waterBottle(
      ink,
      fill(
        "M400 400C430 400 424 440 440 460 470 500 450 548 400 548S330 500 360 460C376 440 370 400 400 400z",
        "#a9bf4a",
      ) +
        line("M400 402q2-24 18-30", "#6f5a34", 8) +
        fill("M414 384q26-24 48-8-22 22-48 8z", "#5a9a63"),
    ),
  plainLubricant: ({ light, dark, pale }) =>
    bottle(
      clear(fill("M300 690V300Q300 260 340 260H460Q500 260 500 300V690z", light)) +
        cap("#f4f2f8", 160, 104, 60) +
        label(
          300,
          370,
          200,
          240,
          pale,
          droplet(400, 440, 30, water) +
            line("M330 500h140M330 522h110M330 544h126M330 566h90M330 588h120", dark, 6),
        ) +
        pool(590, light),
    ),
  sachets: ({ base, pale, dark }) => ({
    svg:
      shadow(400, 280) +
      [
        [270, -16],
        [530, 14],
        [400, -2],
      ]
        .map(
          ([x, angle]) =>
            `<g transform="translate(${x} 470) rotate(${angle})">${lit(fill("M-100-200l17-10 17 10 17-10 17 10 16-10 16 10 17-10 17 10 17-10 17 10V200l-17 10-17-10-17 10-17-10-16 10-16-10-17 10-17-10-17 10-17-10z", pale))}${line("M-96-160h192M-96 160h192", base, 5)}${droplet(0, 10, 46, water)}${words(-50, 84, 100, dark)}</g>`,
        )
        .join(""),
    span: 420,
    inches: 4,
  }),
  siliconeLubricant: ({ base, dark, deep }) =>
    bottle(
      body("M320 690Q290 690 290 660V300Q290 250 350 236H450Q510 250 510 300V660Q510 690 480 690z", dark) +
        cap("url(#steel)", 130, 106, 54) +
        line("M300 420h200M300 440h200", "url(#steel)", 5) +
        droplet(400, 560, 40, base) +
        line("M330 620q35-20 70 0t70 0", "#fff", 6, ' opacity=".6"') +
        droplet(600, 640, 26, base) +
        pool(600, deep, 80),
    ),
  skinLubricant: ({ dark, pale }) =>
    bottle(
      body("M300 690Q270 690 270 650V400Q270 330 340 310H460Q530 330 530 400V650Q530 690 500 690z", dark) +
        cap("url(#steel)", 190, 120, 44) +
        rect(270, 470, 260, 90, 0, pale) +
        droplet(340, 530, 22, dark) +
        line("M390 504h100M390 528h70", dark, 7) +
        pool(610, pale, 80),
    ),
  bathLubricant: ({ dark, pale }) =>
    bottle(
      body("M310 690Q280 690 280 660V330Q280 260 340 250H460Q520 260 520 330V660Q520 690 490 690z", dark) +
        cap("url(#steel)", 140, 110, 58) +
        droplet(400, 420, 34, pale) +
        line(
          "M300 500q34-34 66 0t68 0 66 0M300 550q34-34 66 0t68 0 66 0M300 600q34-34 66 0t68 0 66 0",
          water,
          15,
        ) +
        pool(600, dark, 80),
    ),
  siliconeGel: ({ base, dark, pale }) =>
    bottle(
      tube(dark) +
        lit(rect(324, 596, 152, 94, 14, "url(#steel)")) +
        line("M322 300h156M322 320h156", "url(#steel)", 6) +
        droplet(400, 430, 36, pale) +
        words(350, 480, 100, pale) +
        pool(590, base),
      6,
      580,
    ),
  massageOil: ({ base, dark, light }) =>
    bottle(
      clear(
        fill(
          "M350 270C350 310 270 320 270 390V640Q270 690 320 690H480Q530 690 530 640V390C530 320 450 310 450 270z",
          base,
        ),
      ) +
        fill("M284 430H516V640Q516 676 480 676H320Q284 676 284 640z", dark, ' opacity=".3"') +
        lit(rect(336, 220, 128, 66, 10, "#2b2836") + fill("M372 222V140q0-40 28-40t28 40V222z", "#2b2836")) +
        rect(394, 286, 12, 250, 6, "#fff", ' opacity=".45"') +
        rect(306, 470, 188, 150, 10, "#fbf6ea") +
        droplet(400, 540, 30, dark) +
        line("M330 596q24-18 46 0t46 0 46 0", dark, 7) +
        sheen("M290 400v230", 8) +
        droplet(610, 620, 24, light) +
        pool(610, base, 84),
      6,
      580,
    ),
  travelLubricant: ({ dark, base, pale }) =>
    bottle(
      body("M340 690Q320 690 320 664V470Q320 430 360 424H440Q480 430 480 470V664Q480 690 460 690z", dark) +
        cap("url(#steel)", 340, 86, 38) +
        droplet(400, 560, 30, pale) +
        line("M350 610h100", pale, 7) +
        pool(250, base, 70),
      3,
      350,
    ),
  hybridLubricant: ({ base, light, dark, accent }) =>
    bottle(
      pumpHead(dark) +
        body("M290 690Q260 690 260 660V310Q260 240 340 236H460Q540 240 540 310V660Q540 690 510 690z", light) +
        label(
          286,
          350,
          228,
          260,
          "#fff",
          droplet(370, 490, 44, water) + droplet(432, 490, 44, accent) + words(330, 560, 140, dark),
        ) +
        pool(620, base, 76),
      7,
      600,
    ),
  creamLubricant: ({ base, dark, accent }) =>
    bottle(
      tube("#fbf9fd") +
        lit(rect(320, 596, 160, 94, 14, base)) +
        droplet(378, 370, 36, water) +
        droplet(426, 370, 36, accent) +
        words(350, 420, 100, dark) +
        lit(fill("M520 690q-10-40 40-50 10-40 60-30 50 0 50 44 30 10 20 36z", "#fff")),
      6,
      580,
    ),
  relaxLubricant: ({ base, light, dark, accent }) =>
    bottle(
      body("M310 690Q280 690 280 660V340Q280 290 340 276H460Q520 290 520 340V660Q520 690 490 690z", light) +
        lit(fill("M350 180h100l10 100H340z", dark) + rect(382, 110, 36, 80, 12, dark)) +
        label(
          296,
          390,
          208,
          210,
          "#fff",
          droplet(376, 480, 36, water) +
            droplet(424, 480, 36, accent) +
            line("M330 550q36 40 70 0t70 0", base, 8),
        ) +
        pool(610, base, 80),
      6,
      580,
    ),
  lightHybrid: ({ base, light, dark, accent }) =>
    bottle(
      clear(
        fill("M330 690Q310 690 310 660V320Q310 270 360 260H440Q490 270 490 320V660Q490 690 470 690z", light),
      ) +
        cap(dark, 150, 110, 50) +
        label(
          310,
          380,
          180,
          230,
          "#fff",
          droplet(380, 480, 34, water) + droplet(424, 480, 34, accent) + words(345, 550, 110, dark),
        ) +
        pool(600, base),
    ),
  litreLubricant: ({ base, light, dark }) =>
    bottle(
      pumpHead(dark) +
        body("M250 690Q210 690 210 650V330Q210 240 330 236H470Q590 240 590 330V650Q590 690 550 690z", light) +
        label(230, 340, 340, 280, "#fff", droplet(400, 470, 52, water)) +
        line("M362 556l20-16v56M412 540v56h34", dark, 10) +
        pool(656, base, 50),
      11,
      600,
    ),
  cleanerSpray: ({ base, light, dark }) => ({
    svg:
      shadow(420, 170) +
      lit(
        fill(
          "M320 690Q290 690 290 650V440Q290 360 380 320V250H460V320Q550 360 550 440V650Q550 690 520 690z",
          light,
        ),
      ) +
      lit(
        fill("M350 250V200L250 176V130H470Q520 140 520 200V250z", dark) +
          fill("M330 206q-40 10-30 90l26 6q0-60 40-70z", base),
      ) +
      line("M210 130l-60-30M206 150h-76M210 172l-60 30", water, 10) +
      rect(312, 440, 216, 190, 10, "#fff") +
      cleanToy(420, 530, base),
    span: 560,
    inches: 7,
  }),
  cleanerFoam: ({ base, light, dark }) => ({
    svg:
      shadow(400, 200) +
      pumpHead(dark) +
      lit(
        fill("M320 690Q290 690 290 650V310Q290 240 350 236H450Q510 240 510 310V650Q510 690 480 690z", light),
      ) +
      rect(306, 380, 188, 220, 10, "#fff") +
      cleanToy(400, 488, base) +
      lit(
        [
          [190, 650, 40],
          [240, 640, 48],
          [220, 600, 36],
          [160, 672, 22],
          [270, 672, 26],
        ]
          .map(([x, y, r]) => disc(x!, y!, r!, "#fff"))
          .join(""),
      ) +
      line("M272 160q-30 30-30 90", base, 5, ' stroke-dasharray="3 14"'),
    span: 600,
    inches: 7,
  }),
  cleanerWipes: ({ base, light, pale, dark }) => ({
    svg:
      shadow(400, 280) +
      lit(fill("M400 470C330 400 360 330 330 230 420 260 440 210 500 190 460 280 520 380 440 470z", "#fff")) +
      lit(fill("M130 470Q400 440 670 470V670Q400 700 130 670z", light)) +
      line(
        "M130 470l-20 10 20 16-20 16 20 16-20 16 20 16-20 16 20 16-20 16 20 16-20 16 20 16M670 470l20 10-20 16 20 16-20 16 20 16-20 16 20 16-20 16 20 16-20 16 20 16-20 16",
        light,
        8,
      ) +
      lit(rect(280, 440, 240, 90, 26, base)) +
      oval(400, 476, 70, 18, dark) +
      fill("M360 480C350 420 400 390 380 350L440 380C430 420 450 440 440 480z", "#fff") +
      `<g transform="translate(50 204) scale(.7)">${cleanToy(400, 560, base)}</g>` +
      words(430, 590, 150, pale),
    span: 560,
    inches: 8,
  }),
  powder: ({ light, dark, base }) => ({
    svg:
      shadow(400, 200) +
      lit(fill("M280 690V330H520V690z", light)) +
      lit(fill("M272 340V250Q272 210 312 210H488Q528 210 528 250V340z", dark)) +
      [0, 1, 2, 3, 4, 5].map((n) => disc(330 + n * 28, 240 - (n % 2) * 12, 7, "#fff")).join("") +
      rect(280, 420, 240, 170, 0, "#fff") +
      cleanToy(400, 500, base) +
      fill("M540 690Q590 600 620 600T700 690z", "#fff") +
      line("M580 668l2 0M610 640l2 0M640 660l2 0M620 676l2 0", "#b9b3c6", 7),
    span: 480,
    inches: 5,
  }),
  bulbDouche: ({ base, dark }) =>
    douche(jets(400, 150) + nozzle(400, dark) + bulb(base) + lit(rect(366, 366, 68, 40, 12, dark))),
  comfortDouche: ({ base, light, dark }) =>
    douche(
      jets(400, 166) +
        lit(fill("M372 400V270q-16-60 28-90 44 30 28 90V400z", light)) +
        disc(390, 206, 4, "#1c1827") +
        disc(410, 206, 4, "#1c1827") +
        lit(rect(350, 370, 100, 46, 20, dark)) +
        bulb(
          base,
          "M400 400C520 410 570 480 560 560 550 650 480 690 400 690S250 650 240 560C230 480 280 410 400 400z",
        ),
    ),
  showerDouche: ({ dark }) => ({
    svg:
      shadow(400, 260) +
      line("M640 110Q640 300 520 360T300 480 400 640", "url(#steel)", 28) +
      line("M640 110Q640 300 520 360T300 480 400 640", dark, 28, ' stroke-dasharray="3 9" opacity=".35"') +
      turn(
        -14,
        lit(
          rect(384, 560, 60, 70, 10, "url(#steel)") +
            rect(360, 580, 110, 22, 10, "url(#steel)") +
            fill("M390 630h48l-10 60h-28z", "url(#steel)"),
        ),
        414,
        620,
      ) +
      lit(
        fill("M180 200q-22 0-22 40V560q0 40 22 40t22-40V240q0-40-22-40z", "url(#steel)") +
          rect(146, 560, 68, 60, 10, "url(#steel)"),
      ) +
      [0, 1, 2].map((n) => disc(174, 240 + n * 30, 4, "#1c1827")).join("") +
      line("M150 196l-30-40M180 180v-50M210 196l30-40", water, 8, ' stroke-dasharray="4 14"') +
      line("M180 620Q180 690 300 690T420 690", "url(#steel)", 24),
    span: 420,
    inches: 7,
  }),
  travelDouche: ({ base, dark, light }) =>
    douche(
      `<g transform="translate(-110)">${jets(400, 150)}${nozzle(400, dark)}${bulb(base, "M400 380C480 400 510 450 510 500H290C290 450 320 400 400 380z")}${lit([0, 1, 2, 3].map((n) => rect(286 + n * 8, 500 + n * 46, 228 - n * 16, 50, 25, base)).join(""))}</g>` +
        lit(fill("M500 690V500Q500 440 570 440T640 500V690z", light)) +
        line("M500 640h140", dark, 5, ' opacity=".5"'),
      7,
    ),
  flowDouche: ({ base, dark }) =>
    douche(
      jets(400, 150) +
        nozzle(400, dark) +
        lit(rect(340, 330, 120, 62, 16, "url(#steel)") + rect(388, 290, 24, 60, 6, "url(#steel)")) +
        lit(fill("M460 346h70q26 0 26 16t-26 16h-70z", "#c0392b")) +
        bulb(base),
    ),
  wash: ({ base, light, dark }) => ({
    svg:
      shadow(400, 200) +
      pumpHead("#fff") +
      lit(fill("M260 690V270Q260 240 290 240H510Q540 240 540 270V690z", light)) +
      rect(260, 380, 280, 200, 0, "#fff") +
      fill("M400 560C330 530 330 450 400 410 470 450 470 530 400 560z", base, ' opacity=".35"') +
      fill(
        "M400 560C300 560 290 500 310 470 360 480 390 510 400 560zM400 560C500 560 510 500 490 470 440 480 410 510 400 560z",
        base,
        ' opacity=".6"',
      ) +
      bubbles(
        [
          [600, 640, 38],
          [650, 590, 22],
          [630, 540, 13],
          [190, 660, 26],
        ],
        water,
      ) +
      line("M330 630h140", dark, 6, ' opacity=".5"'),
    span: 600,
    inches: 7,
  }),
  towels: ({ base, light, dark, pale }) => ({
    svg:
      shadow(400, 290) +
      [
        [570, base],
        [450, light],
      ]
        .map(
          ([y, color]) =>
            lit(
              fill(
                `M150 ${y}Q130 ${y} 130 ${Number(y) + 60}T150 ${Number(y) + 120}H650V${y}z`,
                String(color),
              ),
            ) +
            fill(
              `M150 ${y}Q130 ${y} 130 ${Number(y) + 60}T150 ${Number(y) + 120}H650V${y}z`,
              "url(#cotton)",
            ) +
            line(
              `M650 ${Number(y) + 4}q30 26 0 56t0 56M160 ${Number(y) + 60}H640`,
              dark,
              6,
              ' opacity=".5"',
            ) +
            line(`M560 ${y}v120M590 ${y}v120`, pale, 7, ' opacity=".7"'),
        )
        .join(""),
    span: 520,
    inches: 14,
  }),
};
