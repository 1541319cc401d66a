import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { describe, expect, test } from "vitest";
import { readConfig } from "../src/platform/config/config.ts";
import { countMetrics } from "../src/platform/telemetry/countMetrics.ts";

const read = (name: string) => readFileSync(join(import.meta.dirname, name), "utf8");

/** Runs a program and keeps what it prints for the error of a failure. */
const run = (program: string, args: readonly string[]) =>
  execFileSync(program, args, { encoding: "utf8", stdio: "pipe" });

const has = (program: string) => {
  try {
    run("which", [program]);
    return true;
  } catch {
    console.log(`skipped: no ${program}`);
    return false;
  }
};

describe("the example of production's environment", () => {
  const example = parseEnv(read("environment.example")) as Record<string, string>;

  test("starts once its secrets are yours", () => {
    expect(() => readConfig(example)).toThrow("TOTP_KEY");
    const config = readConfig({ ...example, TOTP_KEY: Buffer.alloc(32, 1).toString("base64") });
    expect(config).toMatchObject({ environment: "production", processes: 2, sandboxControls: false });
  });
});

describe("alerts and dashboard", () => {
  test("name metrics that the shop counts", async () => {
    const text = await countMetrics({
      sessions: () => ({ busy: 0 }),
      openAttempts: async () => [{ state: "new", count: 0 }],
      waitingJobs: async () => [{ kind: "mail", count: 0, seconds: 0 }],
    }).text();
    const counted = new Set(
      [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name, type]) =>
        type === "histogram" ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
      ),
    );
    const named = `${read("alerts.yaml")}${read("dashboard.json")}`.match(
      /\b(velours|process|nodejs)_[a-z0-9_]+/g,
    );
    expect(named?.length).toBeGreaterThan(20);
    expect(named?.filter((name) => !counted.has(name))).toEqual([]);
  });

  test.runIf(has("promtool"))("are rules that Prometheus reads", () => {
    run("promtool", ["check", "rules", join(import.meta.dirname, "alerts.yaml")]);
  });
});

describe("the proxies", () => {
  test.runIf(has("caddy"))("Caddy reads its file", () => {
    run("caddy", ["validate", "--adapter=caddyfile", `--config=${join(import.meta.dirname, "Caddyfile")}`]);
  });

  test.runIf(has("nginx"))("nginx reads its file", () => {
    const folder = mkdtempSync(join(tmpdir(), "velours-nginx-"));
    const [certificate, key] = [join(folder, "fullchain.pem"), join(folder, "privkey.pem")];
    run("openssl", [
      ..."req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=shop.example".split(" "),
      ...["-keyout", key, "-out", certificate],
    ]);
    const server = read("nginx.conf").replaceAll("/etc/letsencrypt/live/shop.example", folder);
    const config = join(folder, "nginx.conf");
    writeFileSync(config, `pid ${folder}/pid;\nerror_log stderr;\nevents {}\nhttp {\n${server}\n}\n`);
    run("nginx", ["-t", "-c", config, "-p", folder]);
    rmSync(folder, { recursive: true });
  });
});

test.runIf(has("systemd-analyze"))("systemd finds the service well confined", () => {
  const service = join(import.meta.dirname, "velours.service");
  const report = run("systemd-analyze", ["security", "--offline=true", "--no-pager", service]);
  expect(report).toMatch(/Overall exposure level for velours\.service: [01]\.\d OK/);
});
