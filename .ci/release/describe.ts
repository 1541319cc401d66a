import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { basename } from "node:path";

const hash = (algorithm: string, bytes: Buffer, encoding: "hex" | "base64") =>
  createHash(algorithm).update(bytes).digest(encoding);

/** The contract that packages were made of. */
export function describeContract(file: string): { version: string; sha256: string } {
  const bytes = readFileSync(file);
  const { info } = JSON.parse(bytes.toString()) as { info: { version: string } };
  return { version: info.version, sha256: hash("sha256", bytes, "hex") };
}

/** Tarballs with what a registry and a reader compare: `integrity` is what npm writes into lock files. */
export function describePackages(tarballs: readonly string[]) {
  return tarballs.map((path) => {
    const bytes = readFileSync(path);
    const manifest = execFileSync("tar", ["xzOf", path, "package/package.json"], { encoding: "utf8" });
    const { name, version } = JSON.parse(manifest) as { name: string; version: string };
    return {
      name,
      version,
      file: basename(path),
      bytes: bytes.length,
      sha256: hash("sha256", bytes, "hex"),
      integrity: `sha512-${hash("sha512", bytes, "base64")}`,
    };
  });
}
