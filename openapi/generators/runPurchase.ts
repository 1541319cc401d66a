import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { build } from "rolldown";

/** Bundles a purchase, as a project that uses the generator would, runs it and returns the order's number. */
export async function runPurchase(name: string): Promise<string> {
  const file = join(import.meta.dirname, "out", `${name}.mjs`);
  await build({
    input: join(import.meta.dirname, "purchases", `${name}.ts`),
    platform: "node",
    logLevel: "silent",
    output: { file, format: "esm", codeSplitting: false },
  });
  const { stdout } = await promisify(execFile)(process.execPath, [file]);
  const number = stdout.trim();
  if (!/^V-\d+$/.test(number)) throw new Error(`${name}: no order but "${number}"`);
  return number;
}
