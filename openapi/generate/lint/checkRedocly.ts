import { spawnSync } from "node:child_process";
import { join } from "node:path";
import type { Finding } from "./Finding.ts";

interface Report {
  problems: { ruleId: string; message: string; location: { pointer?: string }[] }[];
}

/** Redocly's findings in a document: `recommended-strict` and what it leaves off (redocly.yaml). */
export function checkRedocly(root: string, file: string): Finding[] {
  const command = join(root, "node_modules/.bin/redocly");
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [command, "lint", file, "--config", "redocly.yaml", "--format", "json", "--max-problems", "100000"],
    {
      cwd: root,
      encoding: "utf8",
      maxBuffer: 2 ** 28,
      env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
    },
  );
  if (!stdout.trimStart().startsWith("{")) throw new Error(`Redocly did not report:\n${stdout}${stderr}`);
  return (JSON.parse(stdout) as Report).problems.map(({ ruleId, message, location }) => ({
    rule: `redocly/${ruleId}`,
    where: location[0]?.pointer ?? file,
    message,
  }));
}
