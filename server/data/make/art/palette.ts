/** Colours of the goods, by the name a shopper chooses. */
export const colours: Record<string, string> = {
  Violet: "#5B45DB",
  Plum: "#6A3A7D",
  Black: "#34303F",
  Charcoal: "#565363",
  Blush: "#E6B4B1",
  Rose: "#CF7D92",
  Garnet: "#8A3049",
  Coral: "#E48A73",
  Sage: "#93AE97",
  Mint: "#A5D3C1",
  Teal: "#36868C",
  Sky: "#8DB3E0",
  Navy: "#31447A",
  Sand: "#DCC7A8",
  Caramel: "#BE8D5E",
  Cocoa: "#7A543F",
  Ivory: "#EDE4D6",
  White: "#F1EFF6",
  Copper: "#C1805C",
  Gold: "#CBA65A",
  Amber: "#DD9F52",
  Steel: "#AAB2C0",
  Clear: "#B4CDE4",
  Grey: "#A4A2B1",
};

/** Colours for goods that come in one: calm companions of the brand's violet. */
export const companions = ["Violet", "Teal", "Rose", "Sage", "Navy", "Amber", "Sky", "Plum"];

/** Wall and floor of the studio: what pages lay under pictures (`--color-mist`). */
export const ground = "#f5f3f8";

/** Two tints of the wall behind, top and bottom. */
export const grounds: [string, string][] = [
  ["#F7F5FE", "#DDD7F8"],
  ["#FBF6F1", "#EFDFD2"],
  ["#F3F8F6", "#D5E5DE"],
  ["#FBF4F6", "#F0DAE1"],
  ["#F3F6FC", "#D6E0F2"],
];

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** A colour between two; `share` of the second, 0 to 1. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [channels(from), channels(to)];
  return `#${a
    .map((value, index) =>
      Math.round(value + (b[index]! - value) * share)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

/** True for a colour that white does not show on. */
export const isPale = (hex: string): boolean => {
  const [red, green, blue] = channels(hex);
  return red! * 0.3 + green! * 0.59 + blue! * 0.11 > 190;
};
