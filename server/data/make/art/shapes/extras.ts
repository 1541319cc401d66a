import { disc, fill, line, lit, place, rect, shadow, turn } from "../forms.ts";
import type { Ink, Shape } from "../Ink.ts";

const ribbon = (y: number, color: string) =>
  lit(
    fill(
      `M400 ${y}C330 ${y - 70} 240 ${y - 60} 250 ${y}S340 ${y + 30} 400 ${y}C470 ${y - 70} 560 ${y - 60} 550 ${y}S460 ${y + 30} 400 ${y}z`,
      color,
    ) + disc(400, y, 26, color),
  );

export const extras: Record<string, Shape> = {
  /** Its goods, before the box that they come in. */
  bundle: ({ parts, pale, light, base }) => ({
    svg:
      shadow(400, 300) +
      lit(rect(160, 280, 480, 380, 14, pale)) +
      rect(370, 280, 60, 380, 0, light) +
      ribbon(270, base) +
      [
        [220, 0.5],
        [590, 0.5],
        [400, 0.46],
      ]
        .map(([x, size], index) =>
          parts[index] ? place(x!, size!, parts[index]!.svg, index === 2 ? 720 : 700) : "",
        )
        .join(""),
    span: 480,
    inches: 12,
  }),
  pouch: ({ base, light, pale }: Ink) => ({
    svg:
      shadow(400, 200) +
      lit(
        fill(
          "M330 300C210 360 190 500 210 610 220 680 300 690 400 690S580 680 590 610C610 500 590 360 470 300z",
          base,
        ),
      ) +
      lit(
        fill(
          "M330 300C300 250 270 230 250 170 300 190 320 150 360 170 390 150 420 150 440 170 480 150 500 190 550 170 530 230 500 250 470 300z",
          light,
        ),
      ) +
      line(
        "M360 290l-16-90M400 290V190M440 290l16-90M330 350q-40 60-50 140M400 350v120M470 350q40 60 50 140",
        "#1b1730",
        5,
        ' opacity=".22"',
      ) +
      line("M318 300H482", pale, 20) +
      line("M470 306Q560 340 570 430M482 300Q600 300 620 390", pale, 11) +
      lit(rect(556, 424, 28, 46, 10, pale) + rect(608, 386, 28, 46, 10, pale)),
    span: 520,
    inches: 9,
  }),
  lockBox: ({ base, dark, light, pale }) => ({
    svg:
      shadow(400, 270) +
      lit(fill("M160 370L200 280H600L640 370z", light)) +
      lit(rect(150, 364, 500, 320, 26, base)) +
      fill("M150 390q0-26 26-26H624q26 0 26 26V658q0 26-26 26H176q-26 0-26-26z", "url(#cotton)") +
      line("M150 460H650", dark, 7) +
      rect(310, 420, 180, 110, 16, "url(#steel)") +
      [336, 382, 428]
        .map(
          (x, n) =>
            rect(x, 440, 38, 70, 6, "#fff") +
            line(
              ["M355 456v38", "M392 458q18-4 18 8 0 10-18 28h20", "M438 456h18l-12 16q14 2 12 12-2 10-18 8"][
                n
              ]!,
              "#1c1827",
              5,
            ),
        )
        .join("") +
      line("M190 650H610", pale, 4, ' stroke-dasharray="10 8" opacity=".6"'),
    span: 500,
    inches: 10,
  }),
  giftcard: ({ base, light, pale, dark }) => ({
    svg:
      shadow(400, 270, 640) +
      turn(
        -8,
        lit(rect(160, 210, 470, 300, 30, light)) +
          lit(rect(170, 290, 470, 300, 30, base)) +
          rect(170, 370, 470, 44, 0, pale, ' opacity=".55"') +
          `<g transform="translate(120 180) scale(.55)">${ribbon(384, pale)}</g>` +
          line("M420 500h160M420 540h110", pale, 9) +
          rect(210, 500, 74, 54, 10, "#CBA65A") +
          line("M210 527h74M247 500v54", dark, 3, ' opacity=".5"'),
      ),
    span: 470,
    inches: 3.4,
  }),
  shield: ({ base, dark }) => ({
    svg:
      shadow(400, 170) +
      lit(fill("M400 130Q490 190 600 196V390Q600 580 400 690Q200 580 200 390V196Q310 190 400 130z", base)) +
      fill("M400 170Q480 220 566 230V390Q566 546 400 646z", dark, ' opacity=".25"') +
      line("M310 400l66 70 124-144", "#fff", 40),
    span: 560,
    inches: 4,
  }),
  book: ({ base, dark, light, pale }) => ({
    svg:
      shadow(400, 230) +
      lit(rect(210, 120, 380, 566, 34, "#2b2836")) +
      rect(234, 150, 332, 490, 8, "#fbf9f3") +
      rect(262, 180, 276, 200, 8, base) +
      fill("M400 216Q340 196 300 216V330Q340 312 400 332 460 312 500 330V216Q460 196 400 216z", "#fff") +
      line(
        "M400 216V332M320 240q30-10 60 2M320 270q30-10 60 2M420 242q30-12 60-2M420 272q30-12 60-2",
        dark,
        4,
      ) +
      line("M270 430h260M270 470h230M270 510h260M270 550h180", light, 9) +
      line("M360 604h80", pale, 10) +
      line("M376 664h48", "#8b8698", 6),
    span: 560,
    inches: 8,
  }),
  parcel: ({ base, dark, light }) => ({
    svg:
      shadow(400, 270) +
      fill("M140 300L360 230 660 290 440 370z", light) +
      fill("M140 300L440 370V690L140 600z", base) +
      fill("M440 370L660 290V590L440 690z", dark) +
      fill("M240 268L300 250 560 324V410L500 430V352z", "#fff", ' opacity=".5"') +
      line("M180 540l80 22M180 570l50 14", dark, 8),
    span: 480,
    inches: 12,
  }),
};
