import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { type Plugin, rolldown } from "rolldown";

const directory = join(import.meta.dirname, "dist");
export const bundleFile = join(directory, "server.js");

const source = join(import.meta.dirname, "src");

/** Packages that bring files of their own, or that a start does not load. */
const external = [
  /^@electric-sql\//,
  /^@opentelemetry\//,
  "braintree",
  "fontkit",
  "nodemailer",
  "pdfkit",
  "pg-native",
  "prom-client",
  "sanitize-html",
  "sharp",
];

/** Lets modules find pages and data from the place of their source, and makes the file of a thread a part of the bundle. */
const sourceLocations = (dist: string): Plugin => ({
  name: "source-locations",
  transform(code, id) {
    if (!id.startsWith(source) || !code.includes("import.meta.url")) return;
    const location = JSON.stringify(relative(dist, id).replaceAll("\\", "/"));
    return code
      .replace(/new Worker\(new URL\("(.+?)", import\.meta\.url\)/g, (_, file: string) => {
        const reference = this.emitFile({ type: "chunk", id: join(dirname(id), file) });
        return `new Worker(new URL(import.meta.ROLLUP_FILE_URL_${reference})`;
      })
      .replaceAll("import.meta.url", `new URL(${location}, import.meta.url).href`);
  },
});

/**
 * Bundles the server: a start reads thirty files instead of 1,400. Files of the build before stay, because a process that runs may
 * load a part only now.
 */
export async function build(dist = directory): Promise<void> {
  const bundle = await rolldown({
    input: join(source, "server.ts"),
    platform: "node",
    external,
    plugins: [sourceLocations(dist)],
  });
  mkdirSync(dist, { recursive: true });
  const list = join(dist, "files.json");
  const before = readList(list);
  const { output } = await bundle.write({ dir: dist, format: "esm", entryFileNames: "[name].js" });
  await bundle.close();
  const files = output.map(({ fileName }) => fileName);
  for (const name of readdirSync(dist))
    if (name.endsWith(".js") && !before.includes(name) && !files.includes(name)) rmSync(join(dist, name));
  writeFileSync(list, JSON.stringify(files, undefined, 2));
}

function readList(file: string): string[] {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as string[];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}
