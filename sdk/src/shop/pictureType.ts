/** Pictures that browsers show and that cannot run anything, by how their bytes begin; SVG is not among them. */
const types: [extension: string, type: string, matches: (start: string) => boolean][] = [
  ["jpg", "image/jpeg", (start) => start.startsWith("\xff\xd8\xff")],
  ["png", "image/png", (start) => start.startsWith("\x89PNG\r\n\x1a\n")],
  ["gif", "image/gif", (start) => /^GIF8[79]a/.test(start)],
  ["webp", "image/webp", (start) => start.startsWith("RIFF") && start.slice(8, 12) === "WEBP"],
  ["avif", "image/avif", (start) => /^ftypavi[fs]/.test(start.slice(4))],
];

/** The type of a picture, by its bytes; a server's Content-Type proves nothing. */
export function pictureType(bytes: Uint8Array): { extension: string; type: string } | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, 16));
  const found = types.find(([, , matches]) => matches(start));
  return found && { extension: found[0], type: found[1] };
}

/** File name extensions of stored pictures. */
export const pictureExtensions: string[] = types.map(([extension]) => extension);
