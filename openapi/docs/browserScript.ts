import { join } from "node:path";
import { rolldown } from "rolldown";

/** The site's script in one file: classic, so that it also runs from a disk. */
export async function browserScript(): Promise<string> {
  const bundle = await rolldown({ input: join(import.meta.dirname, "browser/docs.ts"), platform: "browser" });
  const { output } = await bundle.generate({ format: "iife", minify: true });
  await bundle.close();
  return output[0].code;
}
