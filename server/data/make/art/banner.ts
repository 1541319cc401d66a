import { hash } from "../hash.ts";
import { colours, companions, grounds, mix } from "./palette.ts";

/** A collection's banner: soft hills and a sun, wide for screens and squarer for phones. No words, so both languages share it. */
export function banner(handle: string, width: number, height: number): string {
  const pick = (question: string, n: number) => hash(`${handle}/${question}`) % n;
  const first = pick("colour", companions.length);
  const base = colours[companions[first]!]!;
  const other = colours[companions[(first + 1 + pick("other", companions.length - 1)) % companions.length]!]!;
  const [top, bottom] = grounds[pick("ground", grounds.length)]!;
  const hill = (share: number, lift: number, fill: string, opacity: number) => {
    const y = Math.round(height * share);
    const x = (part: number) => Math.round(width * part);
    return `<path d="M0 ${y}C${x(0.2)} ${y - lift} ${x(0.35)} ${y - lift} ${x(0.55)} ${y}S${x(0.85)} ${y + lift} ${width} ${y - lift / 2}V${height}H0z" fill="${fill}" opacity="${opacity}"/>`;
  };
  const lift = Math.round(height * 0.22);
  const sun = Math.round(height * 0.24);
  const sunX = Math.round(width * (0.6 + pick("sun", 25) / 100));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice"><defs>` +
    `<linearGradient id="b" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>` +
    `<linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${mix(base, "#ffffff", 0.3)}"/><stop offset="1" stop-color="${mix(base, "#1b1730", 0.2)}"/></linearGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#b)"/>` +
    `<circle cx="${sunX}" cy="${Math.round(height * 0.42)}" r="${sun}" fill="${mix(other, "#ffffff", 0.35)}"/>` +
    hill(0.62, lift, mix(base, "#ffffff", 0.55), 0.8) +
    hill(0.76, -lift, mix(other, "#ffffff", 0.45), 0.55) +
    hill(0.88, lift, "url(#g)", 1) +
    `</svg>\n`
  );
}
