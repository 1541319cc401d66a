import { stampContractCode } from "../../build.ts";
import { compareGenerated, readGenerated, writeGenerated } from "./write.ts";

/**
 * `npm run generate` writes what follows from the contract; `npm run generate -- --check` only says, and fails, when the
 * files on disk are not what would be written.
 */
const started = performance.now();
const isCheck = process.argv.includes("--check");
const { files, changed, left } = await (isCheck ? compareGenerated() : writeGenerated({ all: true }));
const seconds = ((performance.now() - started) / 1000).toLocaleString("en", { maximumFractionDigits: 1 });

if (!isCheck) {
  stampContractCode();
  console.log(
    `${files.size} files generated, ${changed.length} changed, ${left.length} removed (${seconds} s).`,
  );
} else if (changed.length + left.length > 0) {
  console.error("Generated files are stale; run `npm run generate` and commit what it writes:");
  for (const path of changed)
    console.error(`  ${readGenerated(path) === undefined ? "missing" : "differs"}  ${path}`);
  for (const path of left) console.error(`  left over  ${path}`);
  process.exit(1);
} else console.log(`${files.size} generated files are fresh (${seconds} s).`);
