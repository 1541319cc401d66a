import type { Shape } from "./Ink.ts";

/** Cloth, leather, bottles and paper: everything that is not a toy. On an 800 × 800 field, standing on y = 640. */

const shadow = (x: number, width: number, y = 642) =>
  `<ellipse cx="${x}" cy="${y}" rx="${width}" ry="${width / 7}" fill="url(#s)"/>`;

const bottle = (cap: string, label: string, body = "url(#g)") =>
  `${shadow(400, 150)}<rect x="352" y="166" width="96" height="92" rx="18" fill="${cap}"/><rect x="364" y="180" width="12" height="60" rx="6" fill="#fff" opacity=".6"/><path d="M350 250h100q80 22 80 110V588q0 54-54 54H324q-54 0-54-54V360q0-88 80-110z" fill="${body}"/>${label}<path d="M306 372v190" stroke="#fff" stroke-opacity=".5" stroke-width="14" stroke-linecap="round"/>`;
const drop = (x: number, y: number, r: number, fill: string) =>
  `<path d="M${x} ${y - r * 1.7}C${x + r * 0.5} ${y - r} ${x + r} ${y - r * 0.5} ${x + r} ${y}A${r} ${r} 0 0 1 ${x - r} ${y}C${x - r} ${y - r * 0.5} ${x - r * 0.5} ${y - r} ${x} ${y - r * 1.7}z" fill="${fill}"/>`;

export const goods: Record<string, Shape | Shape[]> = {
  mask: ({ base, light }) =>
    `<path d="M60 330Q200 300 250 370M740 330Q600 300 550 370" fill="none" stroke="${base}" stroke-width="26" opacity=".6"/>${shadow(400, 220)}<path d="M190 400Q190 300 310 300Q370 300 400 340Q430 300 490 300Q610 300 610 400Q610 530 500 530Q430 530 400 460Q370 530 300 530Q190 530 190 400z" fill="url(#g)"/><path d="M232 400q20-60 84-60M448 360q30-22 62-18" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="11" stroke-linecap="round"/><path d="M420 130A84 84 0 1 0 480 250A70 70 0 1 1 420 130z" fill="${light}"/>`,
  links: ({ dark }) =>
    `${shadow(400, 230)}<rect x="356" y="384" width="88" height="32" rx="16" fill="none" stroke="${dark}" stroke-width="12"/><circle cx="262" cy="400" r="112" fill="none" stroke="url(#g)" stroke-width="58"/><circle cx="538" cy="400" r="112" fill="none" stroke="url(#g)" stroke-width="58"/><path d="M172 350q20-44 62-60M448 350q20-44 62-60" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="12" stroke-linecap="round"/>`,
  straps: ({ light, pale, dark }) =>
    `${shadow(400, 240)}<path d="M170 300H630M170 500H630" stroke="${light}" stroke-width="46" stroke-linecap="round"/><path d="M300 180V620M500 180V620" stroke="${dark}" stroke-width="46" stroke-linecap="round"/><g fill="none" stroke="${pale}" stroke-width="12"><rect x="264" y="264" width="72" height="72" rx="20"/><rect x="464" y="464" width="72" height="72" rx="20"/></g>`,
  rope: ({ light, pale }) =>
    `${shadow(400, 210)}<path d="M230 560C130 330 420 180 480 330S300 560 380 600S660 470 560 240" fill="none" stroke="url(#g)" stroke-width="56" stroke-linecap="round"/><path d="M230 560C130 330 420 180 480 330S300 560 380 600S660 470 560 240" fill="none" stroke="${pale}" stroke-width="5" stroke-dasharray="6 26" opacity=".8"/><circle cx="560" cy="240" r="20" fill="${light}"/>`,
  roll: ({ deep, pale }) =>
    `${shadow(410, 220)}<path d="M540 430q120 90 130 206h-90q0-60-60-110z" fill="url(#g)"/><circle cx="380" cy="430" r="200" fill="url(#g)"/><circle cx="380" cy="430" r="150" fill="none" stroke="${pale}" stroke-width="4" opacity=".4"/><circle cx="380" cy="430" r="96" fill="${deep}"/><circle cx="380" cy="430" r="74" fill="${pale}"/>`,
  collar: ({ dark }) =>
    `${shadow(400, 200)}<ellipse cx="400" cy="360" rx="210" ry="140" fill="none" stroke="url(#g)" stroke-width="58"/><path d="M214 310q60-92 186-92" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="10" stroke-linecap="round"/><circle cx="400" cy="560" r="56" fill="none" stroke="url(#m)" stroke-width="22"/><rect x="372" y="470" width="56" height="62" rx="14" fill="${dark}"/>`,
  kit: ({ dark, light, pale }) =>
    `${shadow(400, 230)}<rect x="200" y="370" width="400" height="270" rx="26" fill="url(#g)"/><rect x="176" y="300" width="448" height="96" rx="26" fill="${light}"/><rect x="372" y="300" width="56" height="340" fill="${pale}"/><path d="M400 300C300 160 240 260 400 300C560 260 500 160 400 300z" fill="none" stroke="${pale}" stroke-width="20"/><path d="M176 396h448" stroke="${dark}" stroke-width="3" opacity=".4"/>`,
  feather: ({ dark, pale }) =>
    `${shadow(360, 150)}<path d="M560 130C700 330 560 520 380 560C300 440 380 220 560 130z" fill="url(#g)"/><path d="M556 140C520 320 440 470 240 640" fill="none" stroke="${dark}" stroke-width="9" stroke-linecap="round"/>${[0, 1, 2, 3, 4].map((n) => `<path d="M${520 - n * 30} ${270 + n * 54}q${64 + n * 4}-${30 - n * 4} ${116 - n * 10}-${14 - n * 6}" fill="none" stroke="${pale}" stroke-width="5" opacity=".6"/>`).join("")}`,
  wedge: ({ light, dark }) =>
    `${shadow(400, 280)}<path d="M150 620Q150 590 190 570L590 300Q640 268 644 330V600Q644 640 604 640H180Q150 640 150 620z" fill="url(#g)"/><path d="M190 580L600 304" stroke="#fff" stroke-opacity=".5" stroke-width="10" stroke-linecap="round"/><circle cx="300" cy="330" r="92" fill="${light}" opacity=".8"/><path d="M640 340V600" stroke="${dark}" stroke-width="4" opacity=".4"/>`,
  brief: ({ dark, light, pale }) =>
    `${shadow(400, 200)}<path d="M170 290H630L610 380Q520 400 462 560Q400 620 338 560Q280 400 190 380z" fill="url(#g)"/><path d="M170 270H630V332H170z" fill="${light}"/><path d="M190 301H610" stroke="${pale}" stroke-width="7" stroke-dasharray="16 12"/><path d="M400 340V560" stroke="${dark}" stroke-width="5" opacity=".35"/>`,
  trunk: ({ dark, light, pale }) =>
    `${shadow(400, 230)}<path d="M210 260H590L620 600Q520 640 424 610L400 450L376 610Q280 640 180 600z" fill="url(#g)"/><path d="M206 244H594L600 316H200z" fill="${light}"/><path d="M222 280H578" stroke="${pale}" stroke-width="6" stroke-dasharray="14 12"/><path d="M196 560Q280 600 380 570M420 570Q520 600 604 560" fill="none" stroke="${dark}" stroke-width="5" opacity=".3"/>`,
  fabric: ({ light, pale, dark }) =>
    `${shadow(400, 240)}<rect x="180" y="500" width="440" height="140" rx="56" fill="url(#g)"/><rect x="200" y="390" width="400" height="130" rx="54" fill="${light}"/><rect x="222" y="290" width="356" height="120" rx="50" fill="${pale}"/><path d="M240 570h330M260 455h290M280 350h250" stroke="${dark}" stroke-width="4" opacity=".25" stroke-linecap="round"/>`,
  swimBrief: ({ accent, light, pale, dark }) =>
    `${shadow(400, 200)}<path d="M170 300H630L604 400Q520 420 462 560Q400 610 338 560Q280 420 196 400z" fill="url(#g)"/><path d="M190 386q52-40 105 0t105 0 105 0 105 0l-10 16Q540 410 510 452q-55 34-110 0t-110 0Q260 412 196 402z" fill="${pale}" opacity=".55"/><path d="M170 284H630V326H170z" fill="${light}"/><path d="M400 306v74M400 306q-44 40-60 84" fill="none" stroke="${accent}" stroke-width="10" stroke-linecap="round"/><path d="M400 470V560" stroke="${dark}" stroke-width="5" opacity=".3"/>`,
  swimTrunk: ({ accent, light, pale, dark }) =>
    `${shadow(400, 230)}<path d="M206 250H594L628 590Q520 620 424 596L400 460L376 596Q280 620 172 590z" fill="url(#g)"/><path d="M190 430q52-44 105 0t105 0 105 0 105 0l8 70q-52 44-105 0t-105 0-105 0-105 0z" fill="${pale}" opacity=".5"/><path d="M204 238H596L602 296H198z" fill="${light}"/><path d="M386 268q-8 70-40 104M414 268q10 66 44 96" fill="none" stroke="${accent}" stroke-width="10" stroke-linecap="round"/><path d="M400 330V460" stroke="${dark}" stroke-width="5" opacity=".3"/>`,
  onePiece: ({ light, pale, dark }) =>
    `${shadow(400, 150)}<path d="M296 130h46q4 130 58 130t58-130h46q8 150 40 230-26 60-14 130 6 40 6 70-90 0-112 70-24 24-48 0-22-70-112-70 0-30 6-70 12-70-14-130 32-80 40-230z" fill="url(#g)"/><path d="M276 420q40-34 62 0t62 0 62 0 62 0v54q-40 34-62 0t-62 0-62 0-62 0z" fill="${pale}" opacity=".5"/><path d="M342 130q4 130 58 130t58-130" fill="none" stroke="${light}" stroke-width="12"/><path d="M400 560v60" stroke="${dark}" stroke-width="5" opacity=".3"/>`,
  robe: ({ light, pale, dark }) =>
    `${shadow(400, 210)}<path d="M310 150L180 220 120 470l84 26 40-120-24 264h360l-24-264 40 120 84-26-60-250-130-70-90 50z" fill="url(#g)"/><path d="M310 150l90 210 90-210 40 20L430 400v240h-60V400L270 170z" fill="${light}"/><path d="M230 410h340v44H230z" fill="${pale}"/><path d="M396 430q-60 90-40 150M410 430q50 80 30 130" fill="none" stroke="${pale}" stroke-width="18" stroke-linecap="round"/><path d="M248 372q8-60 4-110M552 372q-8-60-4-110" fill="none" stroke="${dark}" stroke-width="5" opacity=".3"/>`,
  tank: ({ light, pale, dark }) =>
    `${shadow(400, 180)}<path d="M262 160h66q4 120 72 120t72-120h66q-4 110 44 170v290q-182 34-364 0V330q48-60 44-170z" fill="url(#g)"/>${[0, 1, 2, 3, 4, 5].map((n) => `<path d="M224 ${370 + n * 42}q176 30 352 0" fill="none" stroke="${pale}" stroke-width="4" stroke-dasharray="3 12" opacity=".8"/>`).join("")}<path d="M328 160q4 120 72 120t72-120" fill="none" stroke="${light}" stroke-width="14"/><path d="M218 596q182 34 364 0" fill="none" stroke="${dark}" stroke-width="5" opacity=".3"/>`,
  harness: ({ base }) =>
    `${shadow(400, 210)}<path d="M150 120Q250 330 400 400Q550 330 650 120M200 680Q260 470 400 400Q540 470 600 680" fill="none" stroke="url(#g)" stroke-width="46" stroke-linecap="round" stroke-linejoin="round"/><path d="M160 170Q240 320 340 366" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="8" stroke-linecap="round"/><circle cx="400" cy="400" r="74" fill="none" stroke="url(#m)" stroke-width="30"/><circle cx="400" cy="400" r="40" fill="${base}" opacity=".25"/>`,
  droplet: ({ dark, pale, light }) =>
    bottle(
      dark,
      drop(400, 480, 62, pale) +
        `<circle cx="596" cy="590" r="42" fill="${light}"/><circle cx="216" cy="600" r="26" fill="${light}" opacity=".8"/>`,
    ),
  silk: ({ dark, pale, light }) =>
    bottle(
      dark,
      `<path d="M270 470q65-54 130 0t130 0V588q0 54-54 54H324q-54 0-54-54z" fill="${light}" opacity=".75"/><path d="M270 520q65-54 130 0t130 0" fill="none" stroke="${pale}" stroke-width="8"/>`,
    ),
  blend: ({ dark, accent, pale }) =>
    bottle(
      dark,
      `<circle cx="368" cy="470" r="58" fill="${pale}" opacity=".85"/><circle cx="432" cy="470" r="58" fill="${accent}" opacity=".55"/>`,
    ),
  bubbles: ({ dark, light, pale }) =>
    bottle(
      dark,
      `<circle cx="400" cy="468" r="48" fill="none" stroke="${pale}" stroke-width="12"/>` +
        [
          [580, 300, 40],
          [640, 400, 24],
          [596, 470, 52],
          [200, 330, 30],
          [176, 450, 46],
        ]
          .map(
            ([x, y, r]) =>
              `<circle cx="${x}" cy="${y}" r="${r}" fill="${light}" opacity=".55"/><circle cx="${x! - r! * 0.3}" cy="${y! - r! * 0.3}" r="${r! * 0.22}" fill="#fff" opacity=".9"/>`,
          )
          .join(""),
    ),
  bulb: ({ light, pale }) =>
    `${shadow(400, 190)}<path d="M378 380V190q22-34 44 0V380z" fill="${light}"/><path d="M400 300C470 330 560 400 560 500A160 140 0 0 1 240 500C240 400 330 330 400 300z" fill="url(#g)"/><ellipse cx="400" cy="330" rx="58" ry="17" fill="${pale}"/><path d="M286 500q6-70 64-112" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="14" stroke-linecap="round"/>`,
  bundle: ({ accent, light }) =>
    `${shadow(400, 270)}<rect x="196" y="330" width="150" height="310" rx="75" fill="${light}"/><circle cx="400" cy="520" r="120" fill="url(#g)"/><path d="M480 640V420a84 84 0 0 1 168 0V640z" fill="${accent}" opacity=".85"/><circle cx="400" cy="250" r="58" fill="url(#m)"/><ellipse cx="360" cy="470" rx="36" ry="22" fill="#fff" opacity=".5" transform="rotate(-30 360 470)"/>`,
  pouch: ({ light, pale, dark }) =>
    `${shadow(400, 190)}<path d="M300 330Q400 290 500 330Q620 480 590 590Q570 640 400 640T210 590Q180 480 300 330z" fill="url(#g)"/><path d="M310 330L270 210Q340 240 400 200Q460 240 530 210L490 330z" fill="${light}"/><path d="M290 340Q400 380 510 340" fill="none" stroke="${pale}" stroke-width="16" stroke-linecap="round"/><path d="M330 420Q300 520 330 600M470 420Q500 520 470 600" fill="none" stroke="${dark}" stroke-width="5" opacity=".3"/>`,
  giftcard: ({ light, pale }) =>
    `${shadow(400, 260, 600)}<g transform="rotate(-8 400 400)"><rect x="150" y="240" width="500" height="320" rx="36" fill="${light}" transform="rotate(9 400 400)"/><rect x="150" y="240" width="500" height="320" rx="36" fill="url(#g)"/><path d="M150 350q250 120 500-30V276q0-36-36-36H186q-36 0-36 36z" fill="#fff" opacity=".12"/><path d="M290 240V560M150 400H650" stroke="${pale}" stroke-width="22" opacity=".8"/><path d="M290 400C190 300 220 260 290 400C360 260 390 300 290 400z" fill="none" stroke="${pale}" stroke-width="18"/></g>`,
  shield: ({ light, pale }) =>
    `${shadow(400, 170)}<circle cx="400" cy="390" r="250" fill="${light}" opacity=".25"/><path d="M400 160Q490 220 590 226V400Q590 560 400 640Q210 560 210 400V226Q310 220 400 160z" fill="url(#g)"/><path d="M400 160Q490 220 590 226V400Q590 560 400 640z" fill="#000" opacity=".08"/><path d="M316 400l60 62 112-128" fill="none" stroke="${pale}" stroke-width="34" stroke-linecap="round" stroke-linejoin="round"/>`,
  book: ({ light, pale, dark }) =>
    `${shadow(400, 250)}<path d="M160 260Q290 210 400 270V630Q290 570 160 616z" fill="${pale}"/><path d="M640 260Q510 210 400 270V630Q510 570 640 616z" fill="url(#g)"/><path d="M206 320q80-20 146 8M206 390q80-20 146 8M206 460q80-20 146 8" fill="none" stroke="${dark}" stroke-width="8" opacity=".25" stroke-linecap="round"/><circle cx="520" cy="420" r="56" fill="${light}" opacity=".8"/>`,
};
