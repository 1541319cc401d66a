import { join } from "node:path";
import { buildBundle } from "./buildBundle.ts";
import { listRules } from "./listRules.ts";

/**
 * The size of each file of rules alone, minified and gzipped, and the bytes it adds to all the others.
 * Run: node sdk/bench/ruleSizes.ts. The limits are in sdk/.size-limit.js.
 */
const RULES = join(import.meta.dirname, "../src/rules/index.ts");
const rules = listRules();

const all = (await buildBundle(importing(rules.flatMap(({ names }) => names)))).gzipped;
console.log(`every rule, by name: ${all} B gz`);
const alone = [];
for (const { file, names } of rules) {
  const rest = await buildBundle(
    importing(rules.filter((rule) => rule.file !== file).flatMap((rule) => rule.names)),
  );
  alone.push({ file, names, added: all - rest.gzipped, ...(await buildBundle(importing(names))) });
}
for (const { file, bytes, gzipped, modules, names, added } of alone.sort((a, b) => b.added - a.added)) {
  const sizes = `${String(gzipped).padStart(6)} B gz ${String(added).padStart(5)} added ${String(bytes).padStart(6)} B ${String(modules.length).padStart(3)} files`;
  console.log(`${file.padEnd(40)} ${sizes}  ${names.join(" ")}`);
}

/** A page that uses these rules: their names are not kept. */
function importing(names: readonly string[]): string {
  return `import { ${names.join(", ")} } from "${RULES}"; console.log(${names.join(", ")})`;
}
