import { gzipSync } from "node:zlib";
import { rolldown } from "rolldown";

const ENTRY = "entry.ts";

/** Bundles a piece of source: the code, its gzipped bytes, and the modules in it. */
export async function buildBundle(
  source: string,
): Promise<{ code: string; gzipped: number; modules: string[] }> {
  const bundle = await rolldown({
    input: ENTRY,
    logLevel: "silent",
    treeshake: { moduleSideEffects: false },
    plugins: [
      {
        name: "entry",
        resolveId: (id) => (id === ENTRY ? `${import.meta.dirname}/${ENTRY}` : null),
        load: (id) => (id.endsWith(`/bench/${ENTRY}`) ? source : null),
      },
    ],
  });
  const { output } = await bundle.generate({ format: "esm", minify: true });
  await bundle.close();
  const [entry] = output;
  const modules = Object.entries(entry.modules)
    .filter(([, module]) => module.renderedLength > 0)
    .map(([id]) => id)
    .filter((id) => !id.endsWith(ENTRY));
  return { code: entry.code, gzipped: gzipSync(entry.code).length, modules };
}
