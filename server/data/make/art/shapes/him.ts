import {
  clear,
  disc,
  fill,
  hum,
  line,
  lit,
  oval,
  phone,
  power,
  rect,
  remote,
  shadow,
  sheen,
  turn,
} from "../forms.ts";
import type { Shape } from "../Ink.ts";

const circle = (x: number, y: number, r: number, width: number, color: string, flat = 1) =>
  `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${Math.round(r * flat)}" stroke="${color}" stroke-width="${width}"/>`;
const soft = (inside: string) => lit(inside);
const ring = (svg: string, span = 400, inches = 2) => ({ svg, span, inches });
const stroker = (svg: string, span = 560, inches = 7) => ({ svg, span, inches });
/** The soft end of a sleeve: a plain round opening. */
const mouth = (x: number, y: number, rx: number, ry: number, light: string, deep: string) =>
  lit(oval(x, y, rx, ry, light)) + oval(x, y, Math.round(rx * 0.42), Math.round(ry * 0.46), deep);
const cylinder = (more = "") =>
  clear(fill("M300 640V200Q300 120 400 120T500 200V640z", "#b9cfe4")) +
  line("M460 250h34M474 300h20M460 350h34M474 400h20M460 450h34M474 500h20M460 550h34", "#4d6075", 5) +
  sheen("M330 220V590", 13) +
  more;
const collar = (color: string) =>
  lit(fill("M280 620h240q20 0 20 34 0 40-40 40H300q-40 0-40-40 0-34 20-34z", color));

export const him: Record<string, Shape> = {
  ring: ({ base }) => ring(shadow(400, 210) + soft(circle(400, 490, 150, 70, base))),
  ringSet: ({ base }) =>
    ring(
      shadow(400, 270) +
        soft(circle(250, 560, 104, 46, base)) +
        soft(circle(530, 538, 126, 46, base)) +
        soft(circle(390, 320, 82, 46, base)),
      300,
    ),
  adjustableRing: ({ base, dark }) =>
    ring(
      shadow(400, 200) +
        lit(line("M350 320C180 380 190 670 400 670S620 380 450 320L430 220M350 320L370 220", base, 38)) +
        lit(rect(320, 240, 160, 90, 36, dark)) +
        line("M360 285h80", "#fff", 8) +
        lit(line("M370 230C350 150 320 130 300 110M430 230C450 150 480 130 500 110", base, 30)) +
        line("M560 330v-90m-18 24l18-24 18 24", dark, 8),
      420,
    ),
  doubleRing: ({ base }) =>
    ring(
      shadow(400, 200) +
        soft(
          circle(400, 240, 104, 54, base) +
            circle(400, 530, 132, 58, base) +
            rect(374, 330, 52, 84, 10, base),
        ),
      300,
    ),
  thickRing: ({ base }) =>
    ring(
      shadow(400, 230) + soft(circle(400, 480, 138, 136, base)) + sheen("M250 420q30-90 110-120", 14),
      420,
    ),
  steelRing: () =>
    ring(
      shadow(400, 210) +
        lit(circle(400, 480, 160, 62, "url(#steel)")) +
        circle(400, 480, 190, 4, "#fff") +
        sheen("M262 400q30-50 80-72", 10),
    ),
  contourRing: () =>
    ring(
      shadow(400, 220) +
        lit(
          `<path d="M400 340C560 300 640 400 590 520 550 620 460 660 400 660S250 620 210 520C160 400 240 300 400 340z" stroke="url(#steel)" stroke-width="58"/>`,
        ) +
        sheen("M220 430q10-50 60-72M440 352q80-12 120 40", 9),
    ),
  hingedRing: ({ dark }) =>
    ring(
      shadow(400, 220) +
        lit(
          `<path d="M240 540A164 164 0 0 1 520 370M560 500A164 164 0 0 1 290 620" stroke="url(#steel)" stroke-width="58"/>`,
        ) +
        turn(-20, rect(216, 540, 86, 86, 12, "url(#steel)") + disc(258, 582, 17, dark), 258, 582) +
        turn(
          30,
          rect(510, 370, 90, 110, 12, "url(#steel)") +
            disc(555, 412, 15, dark) +
            line("M555 412v30", dark, 9),
          555,
          425,
        ) +
        line("M636 360q30 40 20 100m-26-20l26 22 18-28", "#6b6579", 8),
    ),
  vibratingRing: ({ base, dark, light }) =>
    ring(
      shadow(400, 200) +
        soft(circle(400, 530, 126, 52, base)) +
        soft(rect(290, 290, 220, 110, 55, dark)) +
        oval(330, 326, 26, 12, light, ' opacity=".7"') +
        power(400, 352, 22) +
        hum(400, 340, 140, dark),
      420,
    ),
  remoteRing: ({ base, dark }) =>
    ring(
      shadow(310, 170) +
        soft(circle(310, 540, 116, 50, base)) +
        soft(fill("M220 420q0-70 90-70t90 70q-90 40-180 0z", dark)) +
        power(310, 404, 16) +
        remote(590, dark) +
        line("M550 500q40-40 80 0M570 524q20-18 40 0", dark, 7, ' opacity=".6"'),
      360,
    ),
  couplesRing: ({ base, light, dark }) =>
    ring(
      shadow(400, 210) +
        soft(circle(400, 550, 112, 50, base)) +
        soft(fill("M300 450C240 330 270 190 400 190S560 330 500 450Q400 410 300 450z", base)) +
        line("M340 270q60-44 120 0M330 310q70-44 140 0M326 350q74-44 148 0", light, 9) +
        power(400, 400, 17) +
        hum(400, 290, 160, dark),
      460,
    ),
  disposableRing: ({ base, dark }) =>
    ring(
      shadow(400, 190) +
        clear(circle(400, 550, 124, 56, base)) +
        lit(rect(310, 340, 180, 92, 46, "#e9e7ef") + rect(372, 420, 56, 30, 12, "#e9e7ef")) +
        fill("M480 372h100l34 14-34 14H480z", "#e0b23e") +
        power(400, 388, 19, dark) +
        hum(400, 380, 112, dark),
      330,
    ),
  openStroker: ({ base, deep, light }) =>
    stroker(
      shadow(400, 230) +
        turn(
          -24,
          clear(fill("M190 400Q190 300 230 300H570Q620 300 620 400T570 500H230Q190 500 190 400z", base)) +
            lit(oval(220, 400, 44, 100, light)) +
            oval(220, 400, 22, 46, deep) +
            line("M300 400H590", deep, 30, ' opacity=".25"') +
            line("M300 330H560", "#fff", 10, ' opacity=".5"'),
          400,
          520,
        ),
      430,
      6,
    ),
  casedStroker: ({ base, dark, pale, deep, light }) =>
    stroker(
      shadow(400, 240) +
        soft(
          fill("M250 690Q220 690 224 640L250 360Q250 300 350 300T450 360L476 640Q480 690 450 690z", base),
        ) +
        line("M238 500q112 30 226 0M234 540q116 30 234 0M230 580q120 30 242 0", light, 8, ' opacity=".5"') +
        soft(fill("M256 310Q256 190 350 190T444 310Q350 350 256 310z", pale)) +
        mouth(350, 244, 66, 40, light, deep) +
        turn(18, soft(fill("M520 690V540Q520 490 590 490T660 540V690z", dark)), 590, 690),
      500,
      8,
    ),
  eggStroker: ({ base, dark, pale, deep }) =>
    stroker(
      shadow(360, 260) +
        soft(fill("M300 240C420 240 460 430 460 530A160 156 0 0 1 140 530C140 430 180 240 300 240z", base)) +
        line("M142 520q150 60 316 0", dark, 5, ' opacity=".5"') +
        line("M200 400q50-50 100 0t100 0M170 460q64-40 130 0t150 0", pale, 7, ' opacity=".6"') +
        `<g transform="translate(30 0)">${soft(fill("M460 690Q440 690 446 640C456 540 480 520 540 520S640 540 650 640Q652 690 630 690z", pale))}${mouth(545, 560, 56, 26, "#fff", deep)}</g>`,
      450,
      3,
    ),
  wavedStroker: ({ base, deep, light }) =>
    stroker(
      shadow(400, 170) +
        soft(
          fill(
            "M292 240q-24 40 0 80t0 80 0 80 0 80 0 80q0 40 40 40H468q40 0 40-40 24-40 0-80t0-80 0-80 0-80 0-80z",
            base,
          ),
        ) +
        [0, 1, 2, 3]
          .map((n) => line(`M296 ${330 + n * 80}q52-44 104 0t104 0`, light, 9, ' opacity=".6"'))
          .join("") +
        mouth(400, 236, 108, 46, light, deep),
    ),
  foldingStroker: ({ base, dark, pale, deep }) =>
    stroker(
      shadow(400, 280) +
        soft(fill("M130 590Q130 480 250 440L600 320Q680 310 690 370 690 420 640 440L200 620z", dark)) +
        soft(
          fill("M120 590Q120 560 160 560H640Q690 560 690 610V640Q690 690 640 690H180Q120 690 120 640z", base),
        ) +
        soft(fill("M190 566q10-60 100-60H560q80 0 90 60z", pale)) +
        mouth(226, 566, 44, 30, "#fff", deep) +
        rect(380, 552, 60, 26, 10, "url(#steel)") +
        line("M160 630H650", pale, 4, ' stroke-dasharray="10 8"'),
      570,
      5,
    ),
  layeredStroker: ({ base, deep, light, pale }) =>
    stroker(
      shadow(400, 170) +
        soft(fill("M290 230V650q0 40 40 40H470q40 0 40-40V230z", base)) +
        fill("M400 232h110V650q0 40-40 40H400z", pale) +
        fill("M400 240h64V640q0 16-20 16H400z", light) +
        fill("M400 240h26q-10 40 6 80t-6 80 6 80-6 80 6 50h-32z", deep) +
        line("M400 236V690", "#fff", 6) +
        mouth(400, 232, 110, 46, light, deep),
    ),
  automaticStroker: ({ base, dark, deep, light }) =>
    stroker(
      shadow(400, 190) +
        soft(fill("M280 640V220Q280 150 400 150T520 220V640Q520 690 400 690T280 640z", base)) +
        mouth(400, 196, 100, 50, light, deep) +
        rect(340, 320, 120, 210, 60, dark) +
        power(400, 380, 24, "#fff") +
        line("M376 460h48M400 436v48", "#fff", 8) +
        line("M286 580q114 40 228 0", light, 9) +
        line("M590 330q60 60 0 130m0-34v34h34M210 460q-60-60 0-130m0 34v-34h-34", dark, 9),
      540,
      10,
    ),
  thrustingStroker: ({ base, dark, pale, deep }) =>
    stroker(
      shadow(400, 280) +
        soft(fill("M250 400H560Q650 400 650 480V560Q650 640 560 640H250z", base)) +
        lit(
          [0, 1, 2, 3]
            .map((n) => rect(170 + n * 24, 430 - (n % 2) * 8, 26, 180 + (n % 2) * 16, 10, dark))
            .join(""),
        ) +
        soft(rect(118, 420, 66, 200, 30, pale)) +
        oval(132, 520, 12, 30, deep) +
        soft(fill("M420 640h90l40 50H380z", dark)) +
        power(560, 500, 24) +
        line("M500 570h60", "#fff", 8) +
        line("M650 560q50 20 40 70t-60 60", "#2b2836", 13) +
        rect(580, 672, 50, 34, 6, "#2b2836") +
        line("M576 680h-20M576 698h-20", "#8f8a9c", 7) +
        line("M230 350H140m22-18l-22 18 22 18M280 350h90m-22-18l22 18-22 18", dark, 9),
      530,
      12,
    ),
  appStroker: ({ base, dark, pale, deep }) =>
    stroker(
      shadow(270, 160) +
        soft(fill("M180 650V250Q180 170 280 170T380 250V650Q380 690 280 690T180 650z", base)) +
        mouth(280, 210, 86, 42, pale, deep) +
        line("M214 560q66 24 132 0M214 596q66 24 132 0", pale, 6) +
        rect(256, 330, 48, 170, 24, dark) +
        power(280, 364, 14, "#fff") +
        line("M194 580q86 30 172 0", pale, 7) +
        phone(560, base),
      520,
      11,
    ),
  suctionStroker: ({ base, dark, pale, deep }) =>
    stroker(
      shadow(400, 190) +
        soft(
          fill(
            "M270 660Q240 500 290 420 320 360 310 260 310 200 400 200T490 260C480 360 500 380 520 430Q560 520 530 660 526 690 490 690H310Q274 690 270 660z",
            base,
          ),
        ) +
        mouth(400, 236, 82, 42, pale, deep) +
        rect(350, 460, 100, 150, 50, dark) +
        power(400, 504, 20, "#fff") +
        line("M380 566h40", "#fff", 7) +
        line("M300 160q40-50 20-90M400 150q40-50 20-90M500 160q40-50 20-90", dark, 8, ' opacity=".5"'),
      490,
      9,
    ),
  suctionMachine: ({ base, dark, pale, deep }) =>
    stroker(
      shadow(400, 280) +
        rect(380, 500, 40, 150, 10, "url(#steel)") +
        soft(fill("M220 660Q220 630 260 630H540Q580 630 580 660V690H220z", dark)) +
        turn(
          -24,
          soft(rect(210, 300, 340, 190, 80, base)) +
            soft(fill("M160 330h90v130h-90q-20 0-20-65t20-65z", pale)) +
            oval(156, 395, 13, 34, deep) +
            power(470, 395, 26),
          400,
          400,
        ) +
        line("M540 360Q680 400 660 540T600 640", dark, 16) +
        soft(rect(590, 590, 110, 100, 20, dark)) +
        disc(645, 640, 22, "#fff", ' opacity=".85"') +
        line("M645 640l10-12", "#c0392b", 5),
      520,
      11,
    ),
  extender: ({ base, light, deep, dark }) =>
    stroker(
      shadow(400, 190) +
        clear(fill("M320 640V250Q320 130 400 130T480 250V640z", base)) +
        fill("M346 640V330Q346 280 400 280T454 330V640z", deep, ' opacity=".28"') +
        lit(oval(400, 646, 104, 36, light)) +
        oval(400, 648, 58, 17, deep) +
        line("M560 280V130m-18 24l18-24 18 24M530 280h60M530 130h60", dark, 8) +
        sheen("M346 230v120", 9),
      560,
      6.5,
    ),
  longExtender: ({ base, light, deep, dark }) =>
    stroker(
      shadow(400, 190) +
        clear(fill("M324 640V220Q324 110 400 110T476 220V640z", base)) +
        lit(fill("M324 330V220Q324 110 400 110T476 220V330Q400 370 324 330z", base)) +
        fill("M350 640V430Q350 380 400 380T450 430V640z", deep, ' opacity=".28"') +
        lit(oval(400, 646, 100, 36, light)) +
        oval(400, 648, 56, 17, deep) +
        line("M560 350V110m-18 24l18-24 18 24M530 350h60M530 230h40M530 110h60", dark, 8),
      580,
      7.5,
    ),
  texturedSleeve: ({ base, light, deep }) =>
    stroker(
      shadow(400, 250) +
        turn(
          -30,
          lit(fill("M180 400Q180 310 220 310H560Q640 310 640 400T560 490H220Q180 490 180 400z", base)) +
            lit(
              [0, 1, 2, 3, 4]
                .flatMap((x) =>
                  [0, 1, 2].map((y) => disc(300 + x * 66 + (y % 2) * 30, 345 + y * 54, 15, light)),
                )
                .join(""),
            ) +
            lit(oval(206, 400, 40, 106, light)) +
            oval(206, 400, 24, 66, deep),
          400,
          520,
        ),
      460,
      6,
    ),
  handPump: ({ base, dark }) =>
    stroker(
      shadow(400, 270) +
        `<g transform="translate(-90)">${cylinder(collar(dark) + rect(384, 96, 32, 34, 6, "url(#steel)"))}</g>` +
        line("M310 100Q420 40 500 160T560 350", "#3b3747", 17) +
        lit(
          fill(
            "M520 380q-30 40-30 120v140h50V520q0-30 26-30h30q26 0 26 30-4 70 20 70 34 0 34-80 0-130-60-130z",
            dark,
          ),
        ) +
        lit(disc(580, 350, 66, "url(#steel)")) +
        disc(580, 350, 48, "#fff") +
        line("M548 374A38 38 0 0 1 612 374", base, 8) +
        line("M580 352l22-24", "#c0392b", 7),
      570,
      9,
    ),
  electricPump: ({ base, dark }) =>
    stroker(
      shadow(400, 190) +
        cylinder(collar(dark)) +
        lit(fill("M284 290V170Q284 100 400 100T516 170V290Q400 320 284 290z", dark)) +
        rect(340, 160, 120, 76, 16, "#e8f1e4") +
        line("M362 216v-14M386 216v-26M410 216v-36M434 216v-20", base === "#34303F" ? "#36868C" : dark, 12) +
        power(400, 272, 13, "#fff"),
      590,
      10,
    ),
  bathPump: ({ base, dark, light }) =>
    stroker(
      shadow(400, 190) +
        cylinder() +
        fill("M302 420q50-24 98 0t98 0V610H302z", "#6fb2e0", ' opacity=".6"') +
        disc(350, 480, 13, "#fff", ' opacity=".7"') +
        disc(380, 540, 9, "#fff", ' opacity=".7"') +
        disc(440, 470, 10, "#fff", ' opacity=".7"') +
        lit(
          [0, 1, 2, 3]
            .map((n) => rect(290 - (n % 2) * 16, 570 + n * 30, 220 + (n % 2) * 32, 32, 15, base))
            .join(""),
        ) +
        lit(rect(366, 84, 68, 50, 14, dark)) +
        line("M210 300q-40 54 0 80t0 0q40-26 0-80z", light, 10),
      580,
      9,
    ),
  bulbPump: ({ base, dark }) =>
    stroker(
      shadow(400, 280) +
        `<g transform="translate(-100)">${cylinder(collar(base) + rect(384, 96, 32, 34, 6, dark))}</g>` +
        line("M300 100Q440 50 480 240T560 430", dark, 17) +
        lit(fill("M560 420q30 0 40 40 70 60 70 140 0 90-90 90t-90-90q0-80 50-140 0-40 20-40z", base)) +
        rect(536, 408, 56, 34, 8, "url(#steel)"),
      570,
      8,
    ),
};
