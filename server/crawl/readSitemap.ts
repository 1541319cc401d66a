import { Parser } from "htmlparser2";

/** Every address of the sitemap's files, in their order. Throws when a file is missing. */
export async function readSitemap(origin: string): Promise<string[]> {
  const files = await readAddresses(`${origin}/sitemap.xml`);
  return (await Promise.all(files.map(readAddresses))).flat();
}

async function readAddresses(url: string): Promise<string[]> {
  const response = await fetch(url);
  if (response.status !== 200) throw new Error(`${url} answers ${response.status}`);
  const addresses: string[] = [];
  let inside = false;
  const parser = new Parser(
    {
      onopentag(name) {
        inside = name === "loc";
        if (inside) addresses.push("");
      },
      ontext(text) {
        if (inside) addresses.push((addresses.pop() ?? "") + text);
      },
      onclosetag() {
        inside = false;
      },
    },
    { xmlMode: true },
  );
  parser.end(await response.text());
  return addresses;
}
