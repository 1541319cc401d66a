import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pointAtScripts } from "../../sdk/publish/pointAtScripts.ts";
import { runCompiler } from "../../sdk/publish/runCompiler.ts";
import { browserModule } from "../gateway/browserScript.ts";
import { manifest } from "./manifest.ts";

const MOCKS = join(import.meta.dirname, "..");
const ROOT = join(MOCKS, "..");

/** Sources that the gateway's pages load; the shop blanks the types out when it serves them, older Nodes cannot. */
const browserFolders = [
  "gateway/frame",
  "gateway/client",
  "gateway/challenge",
  "gateway/approvals",
  "gateway/wallets",
];

/** Writes the package as it is published: compiled, with the demo data and its pictures. */
export function build(out = join(MOCKS, "dist")): string {
  rmSync(out, { recursive: true, force: true });
  runCompiler(["-p", join(MOCKS, "tsconfig.build.json"), "--outDir", out]);
  // The workspace's package of PDFs is not published: the mock has it within.
  runCompiler([
    "-p",
    join(ROOT, "server/packages/documents/tsconfig.build.json"),
    "--outDir",
    join(out, "documents"),
  ]);
  const start = join(out, "startMock.js");
  const code = readFileSync(start, "utf8");
  writeFileSync(start, code.replace('"@velours/documents"', '"./documents/index.js"'));
  for (const folder of browserFolders) {
    mkdirSync(join(out, folder), { recursive: true });
    for (const file of readdirSync(join(MOCKS, folder)).filter((name) => !name.includes(".test."))) {
      writeFileSync(join(out, folder, file), browserModule(`./${folder.replace("gateway/", "")}/${file}`));
    }
  }
  cpSync(join(MOCKS, "gateway/gateway.css"), join(out, "gateway/gateway.css"));
  writeFileSync(join(out, "README.md"), publishedReadme(readFileSync(join(MOCKS, "README.md"), "utf8")));
  cpSync(join(ROOT, "sdk/LICENSE"), join(out, "LICENSE"));
  cpSync(join(ROOT, "web/public/assets/img"), join(out, "assets/img"), { recursive: true });
  for (const file of readdirSync(out, { recursive: true, encoding: "utf8" })) {
    if (file.endsWith(".d.ts")) pointAtScripts(join(out, file));
  }
  writeFileSync(join(out, "package.json"), `${JSON.stringify(manifest(), null, 2)}\n`);
  return out;
}

/** The README without what is in this repository alone. */
function publishedReadme(text: string): string {
  const [published = ""] = text.split("\n## Other people's services\n");
  return published.replace(/^ +npm run mock .*\n/m, "");
}

if (import.meta.main) console.log(`Built ${build()}; pack it with: npm pack ./mocks/dist`);
