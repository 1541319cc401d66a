import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const git = (folder: string, ...args: string[]) =>
  execFileSync("git", ["-C", folder, ...args], { maxBuffer: 2 ** 30 });

/**
 * The commit that released the contract last, or undefined where git does not have its files, and for 0.1.0: its cash
 * back has no currency, so it is stopped before a later version starts. In a shallow clone every file seems to be of the
 * first commit there is, which is no release.
 */
export function findRelease(repository = root): string | undefined {
  try {
    if (git(repository, "rev-parse", "--is-shallow-repository").toString().trim() === "true")
      return undefined;
    const commit = git(repository, "log", "-1", "--format=%H", "--", "openapi/released").toString().trim();
    git(
      repository,
      "cat-file",
      "-e",
      `${commit}:server/src/platform/store/migrations/0040_cash_back_currency.ts`,
    );
    return commit;
  } catch {
    return undefined;
  }
}

/** Writes a commit's files into `folder`, with the packages and built pages of today, and returns the server's file. */
export function unpackCommit(commit: string, folder: string): string {
  execFileSync("tar", ["-x", "-C", folder], { input: git(root, "archive", commit) });
  const packages = join(folder, "node_modules");
  mkdirSync(packages);
  for (const name of readdirSync(join(root, "node_modules")))
    if (name !== "@velours") symlinkSync(join(root, "node_modules", name), join(packages, name));
  mkdirSync(join(packages, "@velours"));
  for (const name of ["sdk", "server", "web", "mocks"]) {
    symlinkSync(join(folder, name), join(packages, "@velours", name));
    const own = join(root, name, "node_modules");
    if (existsSync(own)) symlinkSync(own, join(folder, name, "node_modules"));
  }
  const documents = join(folder, "server/packages/documents");
  if (existsSync(documents)) symlinkSync(documents, join(packages, "@velours/documents"));
  symlinkSync(join(root, "web/dist"), join(folder, "web/dist"));
  const { scripts } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  // A release says itself how it makes the code that is not in git: `node FILE [WORD]`.
  if (scripts.prepare) execFileSync(process.execPath, scripts.prepare.split(" ").slice(1), { cwd: folder });
  return join(folder, "server/src/server.ts");
}
