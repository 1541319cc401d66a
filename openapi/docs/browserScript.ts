import { join } from "node:path";
import { rolldown } from "rolldown";

/** A script of the site in one file: classic, so that it also runs from a disk. `modules` are the files it is made from. */
export async function browserScript(
  entry: "docs" | "mockProgram",
): Promise<{ code: string; modules: string[] }> {
  const bundle = await rolldown({
    input: join(import.meta.dirname, `browser/${entry}.ts`),
    platform: "browser",
  });
  const { output } = await bundle.generate({ format: "iife", minify: true });
  await bundle.close();
  const { code, moduleIds: modules } = output[0];
  return { code, modules };
}
