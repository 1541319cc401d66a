/**
 * Addresses of the shop's pictures: `data` draws each one into its own address, `path` leaves the shop's paths as they
 * are, and an address names a server that has them.
 */
export type Pictures = "data" | "path" | `http${string}`;

/** The shop's own files: every other address is left as its author wrote it. */
const ownFile = /^\/(?:assets|pictures)\//;
const drawable = /\.(?:svg|png|jpe?g|webp|avif|gif)$/;

/** The contract takes no other addresses of a home page's tiles than paths and `https`. */
const keptFields = ["home"];

/** A picture that a desk keeps: its type, and its bytes in Base64. */
export interface KeptPicture {
  type: string;
  data: string;
}

/**
 * Makes an address of every text of a document that is the path of a picture; `kept` are pictures by path. Undefined where
 * paths stay.
 */
export function addressPictures(
  pictures: Pictures,
  kept?: { get: (path: string) => KeptPicture | undefined },
): (<Body>(body: Body) => Body) | undefined {
  if (pictures === "path") return undefined;
  const address = (text: string): string => {
    if (!ownFile.test(text)) return text;
    if (pictures === "data" && !drawable.test(text)) return text;
    const picture = kept?.get(text);
    if (pictures === "data" && picture) return `data:${picture.type};base64,${picture.data}#${text}`;
    if (pictures === "data") return `${drawPicture(text)}#${text}`;
    return new URL(text, pictures).href;
  };
  const visit = (value: unknown): unknown => {
    if (typeof value === "string") return address(value);
    if (Array.isArray(value)) return value.map(visit);
    if (!isPlainObject(value)) return value;
    const fields = Object.entries(value);
    return Object.fromEntries(
      fields.map(([name, field]) => [name, keptFields.includes(name) ? field : visit(field)]),
    );
  };
  return <Body>(body: Body) => visit(body) as Body;
}

/** The text of a request with the paths of the pictures that answers have addresses of: a desk saves what it was answered. */
export const restorePictures = (pictures: Pictures, body: string): string => {
  if (pictures === "path") return body;
  if (pictures === "data")
    return body.replace(/"data:image\/[^"#]*#(\/(?:assets|pictures)\/[^"]*)"/g, '"$1"');
  const { origin } = new URL(pictures);
  return body.replaceAll(`"${origin}/assets/`, '"/assets/').replaceAll(`"${origin}/pictures/`, '"/pictures/');
};

const isPlainObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** A square of a colour of its own with the picture's name: enough to see which one a page shows. */
function drawPicture(path: string): string {
  const name = path.replace(/^.*\//, "").replace(/\.\w+$/, "");
  const hue = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 0);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800"><rect width="800" height="800" fill="hsl(${hue} 45% 85%)"/><text x="400" y="420" font-family="sans-serif" font-size="48" text-anchor="middle" fill="hsl(${hue} 45% 25%)">${name.replace(/[^\w .-]/g, "")}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
