import type { Ink, Shape } from "./Ink.ts";

/** Abstract solids for the toys: pebbles, arches, drops, rings. All on an 800 × 800 field, standing on y = 640. */

const shadow = (x: number, width: number, y = 642) =>
  `<ellipse cx="${x}" cy="${y}" rx="${width}" ry="${width / 7}" fill="url(#s)"/>`;
const spin = (angle: number, inside: string, x = 400, y = 400) =>
  `<g transform="rotate(${angle} ${x} ${y})">${inside}</g>`;
const sheen = (path: string) =>
  `<path d="${path}" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="12" stroke-linecap="round"/>`;
const ball = (x: number, y: number, r: number, fill = "url(#g)") =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/><ellipse cx="${x - r * 0.32}" cy="${y - r * 0.4}" rx="${r * 0.3}" ry="${r * 0.19}" fill="#fff" opacity=".5" transform="rotate(-32 ${x - r * 0.32} ${y - r * 0.4})"/>`;

function column(x: number, top: number, width: number, fill = "url(#g)"): string {
  const r = width / 2;
  return `<path d="M${x - r} 640V${top + r}a${r} ${r} 0 0 1 ${width} 0V640a${r} ${r * 0.22} 0 0 1-${width} 0z" fill="${fill}"/>`;
}

const pebbles: Shape[] = [
  ({ light, pick }) =>
    shadow(400, 190) +
    [250, 205]
      .map(
        (r) =>
          `<circle cx="400" cy="420" r="${r}" fill="none" stroke="${light}" stroke-width="3" opacity=".55"/>`,
      )
      .join("") +
    spin(
      -24 - pick("tilt", 20),
      `<rect x="255" y="300" width="290" height="230" rx="112" fill="url(#g)"/><rect x="300" y="330" width="150" height="48" rx="24" fill="#fff" opacity=".28"/><circle cx="500" cy="415" r="14" fill="#fff" opacity=".7"/>`,
      400,
      420,
    ),
  ({ dark, pick }) =>
    shadow(400, 150) +
    spin(
      18 + pick("tilt", 18),
      `<rect x="322" y="170" width="156" height="460" rx="78" fill="url(#g)"/><path d="M322 430h156" stroke="${dark}" stroke-width="5" opacity=".6"/><circle cx="400" cy="500" r="16" fill="#fff" opacity=".75"/>${sheen("M356 250v130")}`,
    ),
  ({ light, pale, pick }) =>
    shadow(420, 170) +
    spin(
      pick("tilt", 16) - 8,
      `<path d="M400 150C560 260 590 450 470 590Q430 640 400 640T330 590C210 450 240 260 400 150z" fill="url(#g)"/><path d="M400 210C330 330 330 480 396 600" fill="none" stroke="${pale}" stroke-width="6" opacity=".6"/>`,
    ) +
    `<circle cx="585" cy="235" r="30" fill="${light}" opacity=".7"/>`,
  ({ base, pale, pick }) =>
    shadow(400, 170) +
    spin(
      28 + pick("tilt", 14),
      `<rect x="366" y="330" width="68" height="330" rx="34" fill="url(#g)"/><rect x="352" y="320" width="96" height="44" rx="22" fill="${pale}"/>`,
    ) +
    ball(492, 262, 108) +
    `<circle cx="492" cy="262" r="150" fill="none" stroke="${base}" stroke-width="3" opacity=".3"/>`,
];

const arches: Shape[] = [
  ({ light, pale, deep }) =>
    shadow(400, 210) +
    column(400, 190, 300) +
    column(400, 262, 212, deep) +
    column(400, 318, 138, light) +
    column(400, 374, 68, pale) +
    sheen("M276 360q8-70 58-116"),
  ({ light, pale, pick }) =>
    shadow(400, 250) +
    column(250, 400 - pick("a", 60), 130, light) +
    column(550, 330 + pick("b", 80), 140, pale) +
    column(400, 230, 170) +
    sheen("M354 320v150") +
    `<circle cx="560" cy="210" r="54" fill="${light}" opacity=".8"/>`,
  ({ light, pale, dark }) =>
    shadow(400, 250) +
    column(310, 250, 230) +
    column(310, 330, 140, dark) +
    column(310, 396, 64, light) +
    column(540, 400, 170, light) +
    column(540, 466, 90, pale) +
    `<circle cx="540" cy="300" r="60" fill="url(#g)"/>`,
  ({ light, pale, accent }) =>
    shadow(400, 260) +
    `<path d="M160 640a240 240 0 0 1 480 0z" fill="url(#g)"/><path d="M230 640a170 170 0 0 1 340 0z" fill="${light}"/><path d="M300 640a100 100 0 0 1 200 0z" fill="${pale}"/><circle cx="520" cy="270" r="76" fill="${accent}" opacity=".7"/>` +
    sheen("M196 560q20-60 66-98"),
  ({ light, pale, dark }) =>
    shadow(400, 210) +
    `<rect x="210" y="540" width="380" height="100" rx="50" fill="${dark}"/><rect x="250" y="420" width="300" height="120" rx="60" fill="url(#g)"/><circle cx="400" cy="312" r="108" fill="${light}"/><ellipse cx="366" cy="270" rx="32" ry="20" fill="${pale}" transform="rotate(-32 366 270)"/>`,
];

const metal = (inside: string) => inside.replaceAll("url(#g)", "url(#m)");
const beadsOn = (points: [number, number, number][]) => points.map(([x, y, r]) => ball(x, y, r)).join("");
const whole = (svg: string) =>
  svg.replace(/-?\d+\.\d+/g, (number) =>
    String(Math.abs(Number(number)) > 2 ? Math.round(Number(number)) : number),
  );
/** A drop resting on a disc. */
const teardrop = (x: number, top: number, size: number) =>
  whole(
    `<ellipse cx="${x}" cy="${top + size * 1.74}" rx="${size * 0.62}" ry="${size * 0.13}" fill="url(#g)"/><path d="M${x} ${top}C${x + size * 0.16} ${top + size * 0.5} ${x + size * 0.66} ${top + size * 0.8} ${x + size * 0.62} ${top + size * 1.2}A${size * 0.62} ${size * 0.58} 0 0 1 ${x - size * 0.62} ${top + size * 1.2}C${x - size * 0.66} ${top + size * 0.8} ${x - size * 0.16} ${top + size * 0.5} ${x} ${top}z" fill="url(#g)"/><path d="M${x - size * 0.27} ${top + size * 0.78}q-${size * 0.16} ${size * 0.18}-${size * 0.13} ${size * 0.42}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="${size * 0.06}" stroke-linecap="round"/>`,
  );

const torus = (x: number, y: number, r: number, width: number, { dark }: Ink, flat = 1) =>
  `<g transform="translate(${x} ${y}) scale(1 ${flat})"><circle r="${r}" fill="none" stroke="url(#g)" stroke-width="${width}"/><circle r="${r - width / 2}" fill="none" stroke="${dark}" stroke-width="4" opacity=".35"/><path d="M${-r * 0.86} ${-r * 0.5}A${r} ${r} 0 0 1 ${-r * 0.1} ${-r}" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="${width * 0.22}" stroke-linecap="round"/></g>`;

export const solids: Record<string, Shape | Shape[]> = {
  pebble: pebbles,
  arch: arches,
  glass: [
    ({ base, pale }) =>
      `${shadow(400, 170)}<g opacity=".86">${column(360, 210, 150)}</g><g opacity=".6">${column(455, 320, 140, pale)}</g>${sheen("M326 310v200")}<circle cx="520" cy="250" r="62" fill="${base}" opacity=".35"/><circle cx="500" cy="230" r="16" fill="#fff" opacity=".8"/>`,
    ({ pale }) =>
      `${shadow(400, 160)}<g opacity=".85">${beadsOn([
        [400, 250, 74],
        [400, 360, 88],
        [400, 520, 118],
      ])}</g><circle cx="400" cy="520" r="72" fill="${pale}" opacity=".4"/>`,
    ({ base, light }) =>
      `${shadow(400, 180)}<circle cx="330" cy="440" r="170" fill="${base}" opacity=".55"/><circle cx="480" cy="440" r="170" fill="${light}" opacity=".55"/><circle cx="405" cy="310" r="150" fill="url(#g)" opacity=".6"/>${sheen("M262 400q10-60 60-96")}`,
  ],
  steelBeads: () =>
    metal(
      `${shadow(400, 180)}${beadsOn([
        [400, 520, 124],
        [400, 330, 92],
        [400, 200, 58],
      ])}`,
    ),
  steelArc: () =>
    metal(shadow(410, 200)) +
    `<path d="M230 500Q250 250 420 290T590 420" fill="none" stroke="url(#m)" stroke-width="62" stroke-linecap="round"/>${metal(ball(226, 520, 84) + ball(600, 440, 62))}`,
  steelColumn: () => metal(shadow(400, 170) + column(400, 190, 170)) + sheen("M352 300v230"),
  steelDrop: ({ light }) =>
    `<circle cx="400" cy="400" r="220" fill="${light}" opacity=".3"/>${shadow(400, 190)}${metal(teardrop(400, 175, 260))}`,
  drop: [
    ({ light }) =>
      `<circle cx="400" cy="400" r="220" fill="${light}" opacity=".25"/>${shadow(400, 190)}${teardrop(400, 175, 260)}`,
    ({ light, pale }) =>
      `${shadow(410, 220)}<rect x="480" y="300" width="160" height="340" rx="80" fill="${light}" opacity=".55"/><circle cx="220" cy="560" r="80" fill="${pale}"/>${teardrop(390, 190, 248)}`,
    ({ accent, light }) =>
      `<path d="M180 640V420a220 220 0 0 1 440 0V640z" fill="${light}" opacity=".35"/>${shadow(400, 220)}${teardrop(360, 230, 230)}<circle cx="560" cy="560" r="78" fill="${accent}" opacity=".8"/>`,
    ({ light, pale }) =>
      `${shadow(400, 230)}<circle cx="520" cy="330" r="150" fill="${pale}"/><circle cx="520" cy="330" r="104" fill="${light}" opacity=".6"/>${teardrop(350, 200, 244)}`,
  ],
  drops: ({ light }) =>
    `<circle cx="400" cy="410" r="240" fill="${light}" opacity=".22"/>${shadow(400, 250)}${teardrop(225, 428, 118)}${teardrop(570, 296, 194)}${teardrop(376, 356, 158)}`,
  beads: [
    ({ base }) =>
      `${shadow(420, 200)}<path d="M170 560C250 200 520 180 640 420" fill="none" stroke="${base}" stroke-width="10" opacity=".6"/>${beadsOn(
        [
          [178, 540, 34],
          [232, 404, 44],
          [332, 304, 56],
          [474, 286, 70],
          [604, 388, 88],
        ],
      )}`,
    ({ base }) =>
      `${shadow(400, 130)}<path d="M400 130V560" stroke="${base}" stroke-width="10" opacity=".6"/>${beadsOn([
        [400, 160, 36],
        [400, 250, 48],
        [400, 365, 62],
        [400, 520, 84],
      ])}<circle cx="400" cy="400" r="290" fill="none" stroke="${base}" stroke-width="3" opacity=".25"/>`,
  ],
  ring: [
    (ink) => shadow(400, 200) + torus(400, 420, 160, 74, ink),
    (ink) => shadow(410, 220) + torus(320, 440, 128, 54, ink) + torus(490, 400, 128, 54, ink),
    (ink) =>
      shadow(400, 200) +
      torus(400, 560, 170, 58, ink, 0.36) +
      torus(400, 470, 150, 54, ink, 0.36) +
      torus(400, 388, 128, 50, ink, 0.36) +
      ball(400, 260, 46),
  ],
  sleeve: [
    ({ dark, deep, light }) =>
      `${shadow(400, 190)}<path d="M262 250V560q0 82 138 82t138-82V250z" fill="url(#g)"/>${[330, 390, 450, 510].map((y) => `<path d="M262 ${y}q138 44 276 0" fill="none" stroke="${dark}" stroke-width="5" opacity=".35"/>`).join("")}<ellipse cx="400" cy="250" rx="138" ry="46" fill="${light}"/><ellipse cx="400" cy="252" rx="92" ry="27" fill="${deep}"/>`,
    ({ light, pale }) =>
      `${shadow(400, 170)}<path d="M400 170C540 170 590 370 590 460A190 180 0 0 1 210 460C210 370 260 170 400 170z" fill="url(#g)"/>${[0, 1, 2].map((n) => `<path d="M${236 + n * 12} ${420 + n * 62}q${164 - n * 12} 58 ${328 - n * 24} 0" fill="none" stroke="${n === 1 ? pale : light}" stroke-width="10" opacity=".5"/>`).join("")}${sheen("M304 320q18-64 60-92")}`,
    ({ dark, light, pale }) =>
      `${shadow(400, 190)}${spin(-14, `<rect x="270" y="180" width="260" height="450" rx="96" fill="url(#g)"/><rect x="270" y="390" width="260" height="90" fill="${dark}" opacity=".25"/><rect x="310" y="215" width="46" height="330" rx="23" fill="#fff" opacity=".22"/>`)}<circle cx="580" cy="560" r="72" fill="${light}"/><circle cx="580" cy="560" r="34" fill="${pale}"/>`,
  ],
  tube: ({ base, dark, pick }) =>
    `${shadow(400, 160)}${column(400, 300 - pick("level", 60), 96)}<rect x="306" y="160" width="188" height="484" rx="60" fill="#fff" opacity=".34" stroke="${base}" stroke-width="5"/>${[260, 320, 380, 440, 500, 560].map((y, n) => `<path d="M${n % 2 ? 452 : 436} ${y}H482" stroke="${dark}" stroke-width="5" opacity=".55" stroke-linecap="round"/>`).join("")}${sheen("M338 240v300")}<rect x="282" y="618" width="236" height="30" rx="15" fill="url(#g)"/>`,
  curve: [
    ({ light, pale, pick }) =>
      `${shadow(400, 200)}<path d="M220 560Q220 300 400 300T580 ${170 + pick("end", 60)}" fill="none" stroke="url(#g)" stroke-width="86" stroke-linecap="round"/><path d="M580 560Q580 440 480 440" fill="none" stroke="${light}" stroke-width="60" stroke-linecap="round"/><path d="M206 500Q220 330 330 286" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="11" stroke-linecap="round"/><circle cx="300" cy="190" r="46" fill="${pale}"/>`,
    ({ accent, light }) =>
      `<circle cx="400" cy="380" r="240" fill="${light}" opacity=".2"/>${shadow(400, 190)}<path d="M270 250V420a130 130 0 0 0 260 0V380" fill="none" stroke="url(#g)" stroke-width="84" stroke-linecap="round"/><circle cx="530" cy="262" r="52" fill="${accent}" opacity=".85"/><path d="M248 260V410" stroke="#fff" stroke-opacity=".45" stroke-width="11" stroke-linecap="round"/>`,
    ({ light }) =>
      `${shadow(420, 190)}<path d="M560 240C600 420 520 560 400 560S220 470 262 330" fill="none" stroke="url(#g)" stroke-width="92" stroke-linecap="round"/><path d="M528 268C552 400 500 520 400 526" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="12" stroke-linecap="round"/><circle cx="262" cy="330" r="22" fill="${light}"/>`,
    ({ light, pale }) =>
      `<circle cx="420" cy="400" r="230" fill="${light}" opacity=".22"/>${shadow(400, 190)}<path d="M250 590C430 610 430 470 400 390S400 190 560 210" fill="none" stroke="url(#g)" stroke-width="88" stroke-linecap="round"/>${sheen("M470 208q44-20 82-14")}<circle cx="252" cy="590" r="18" fill="${pale}"/>`,
  ],
};
