import { join } from "node:path";
import { bundleOf } from "./bundleOf.ts";
import { clientSizes } from "./clientSizes.ts";
import { rulesOf } from "./rulesOf.ts";

/**
 * What a page pays for each entry of the SDK, and for each rule alone, minified and gzipped, beside its budget.
 * Run: node sdk/bench/size.ts
 */
const SDK = join(import.meta.dirname, "../src");
const RULES = join(SDK, "rules/index.ts");
const rules = rulesOf();
const CASES: [name: string, source: string, budget: number | undefined][] = [
  [
    "one form",
    `import { Contact, validateForm } from "${SDK}/forms.ts"; console.log(validateForm(Contact, {}))`,
    undefined,
  ],
  [
    "one address form",
    `import { ShippingAddress, validateForm } from "${SDK}/forms.ts"; console.log(validateForm(ShippingAddress, {}))`,
    undefined,
  ],
  [
    "every form",
    `import { validate } from "${SDK}/forms.ts"; console.log(validate("Contact", {}))`,
    undefined,
  ],
  ["errors", `import { messageOf } from "${SDK}/errors.ts"; console.log(messageOf({}, "fr"))`, undefined],
  ["every rule, by name", importing(rules.flatMap(({ names }) => names)), 12_000],
  // A namespace used as a value also carries the list of its names.
  ["every rule, as a list", `import * as rules from "${RULES}"; console.log(rules)`, undefined],
];

const client = await clientSizes(70);
console.log(
  `client + one operation   ${String(client.today).padStart(6)} B gz  of 4000; of 70 operations: ${client.grown}`,
);
console.log(`openapi-fetch alone      ${String(client.fetchAlone).padStart(6)} B gz`);
let over = client.grown > 4000 ? 1 : 0;
for (const [name, source, budget] of CASES) {
  const { gzipped } = await bundleOf(source);
  if (budget !== undefined && gzipped > budget) over++;
  const verdict = budget === undefined ? "" : `  of ${budget} (${gzipped > budget ? "over" : "within"})`;
  console.log(`${name.padEnd(24)} ${String(gzipped).padStart(6)} B gz${verdict}`);
}

console.log("\nEach file of rules alone, imported from the entry:");
const alone = [];
for (const { file, names } of rules) alone.push({ file, names, ...(await bundleOf(importing(names))) });
for (const { file, bytes, gzipped, modules, names } of alone.sort(
  (one, other) => other.gzipped - one.gzipped,
)) {
  const sizes = `${String(gzipped).padStart(6)} B gz ${String(bytes).padStart(6)} B ${String(modules.length).padStart(3)} files`;
  console.log(`${file.padEnd(40)} ${sizes}  ${names.join(" ")}`);
}
process.exitCode = over > 0 ? 1 : 0;

/** A page that uses these rules: their names are not kept. */
function importing(names: readonly string[]): string {
  return `import { ${names.join(", ")} } from "${RULES}"; console.log(${names.join(", ")})`;
}
