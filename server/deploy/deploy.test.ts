import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { readConfig } from "../src/assembly/config/readConfig.ts";
import { routes } from "../src/generated/operations.ts";
import { countMetrics } from "../src/platform/telemetry/countMetrics.ts";
import { hasProgram } from "./hasProgram.ts";

const read = (name: string) => readFileSync(join(import.meta.dirname, name), "utf8");

const unitReader = "systemd-analyze";

/** Runs a program and keeps what it prints for the error of a failure. */
const run = (program: string, args: readonly string[]) =>
  execFileSync(program, args, { encoding: "utf8", stdio: "pipe" });

/** Secrets in place of the example's. */
const own = { CLIENT_TOKEN: "secret", TOTP_KEY: Buffer.alloc(32, 1).toString("base64") };

describe("the example of production's environment", () => {
  const example = parseEnv(read("environment.example")) as Record<string, string>;

  test("starts once its secrets are yours", () => {
    const { CLIENT_TOKEN, TOTP_KEY } = own;
    expect(() => readConfig({ ...example, TOTP_KEY })).toThrow("CLIENT_TOKEN");
    expect(() => readConfig({ ...example, CLIENT_TOKEN })).toThrow("TOTP_KEY");
    const config = readConfig({ ...example, ...own });
    expect(config).toMatchObject({ environment: "production", processes: 2, sandboxControls: false });
  });
});

describe("alerts and dashboard", () => {
  test("name metrics that the shop counts", async () => {
    const text = await countMetrics({
      sessions: () => ({ busy: 0 }),
      purchases: () => ({ running: 0 }),
      purchasesNotBegun: () => ({ full: 0 }),
      beyondShare: () => ({ delayed: 0 }),
      ping: async () => {},
      openAttempts: async () => [{ state: "new", count: 0 }],
      ordersInTrouble: async () => 0,
      deadJobs: async () => [{ kind: "mail", count: 0 }],
      waitingJobs: async () => [{ kind: "mail", count: 0, failing: 0, seconds: 0 }],
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

  test.runIf(hasProgram("promtool"))("are rules that Prometheus reads", () => {
    run("promtool", ["check", "rules", join(import.meta.dirname, "alerts.yaml")]);
  });
});

test.runIf(hasProgram("caddy"))("Caddy reads its file", () => {
  run("caddy", ["validate", "--adapter=caddyfile", `--config=${join(import.meta.dirname, "Caddyfile")}`]);
});

describe("nginx", () => {
  interface Location {
    matches: (path: string) => boolean;
    text: string;
  }
  const file = read("nginx.conf");
  const locations = [...file.matchAll(/^ {2}location (~ )?(\S+) \{([\s\S]*?)^ {2}\}/gm)].map(
    ([, isPattern, path = "", text = ""]): Location => ({
      matches: (requested) => (isPattern ? new RegExp(path).test(requested) : requested.startsWith(path)),
      text,
    }),
  );
  const units = { "": 1, k: 1_024, m: 1_048_576 };
  /** A setting where this path is answered; a pattern counts before a prefix, and its server's counts where it has none. */
  const setting = (path: string, name: string, own: number) => {
    const location = locations.findLast(({ matches }) => matches(path));
    const [, count, unit = ""] =
      new RegExp(`${name} (\\d+)([km]?)`).exec(location?.text ?? "") ??
      new RegExp(`^ {2}${name} (\\d+)([km]?)`, "m").exec(file) ??
      [];
    return count === undefined ? own : Number(count) * units[unit as keyof typeof units];
  };

  test("takes the longest body that the shop takes of each operation", () => {
    const refused = Object.values(routes).filter(
      ({ url, bodyLimit }) => setting(`/api${url}`, "client_max_body_size", 1_048_576) < (bodyLimit ?? 0),
    );
    expect(refused.map(({ url }) => url)).toEqual([]);
    expect(setting("/fr/desk/preview", "client_max_body_size", 1_048_576)).toBeGreaterThan(4_000_000);
  });

  test("waits as long as the desk for what merchants ask for, and briefly for what shoppers do", () => {
    expect(setting("/api/merchant/reports/sales", "proxy_read_timeout", 60)).toBe(600);
    expect(setting("/api/products", "proxy_read_timeout", 60)).toBe(30);
  });
});

describe("the composed containers", () => {
  interface Service {
    environment: Record<string, string>;
    ports?: string[];
    read_only?: boolean;
    cap_drop: string[];
    healthcheck: { test: unknown };
  }
  // As compose fills it in.
  const composed = read("compose.yaml").replace(/\$\{(\w+)(?::[-?]([^}]*))?\}/g, (_, name, fallback) =>
    name === "DATABASE_PASSWORD" ? "secret" : fallback,
  );
  const { services } = parse(composed) as { services: Record<"shop" | "database", Service> };

  test("start the shop with the example of production's environment", () => {
    const example = parseEnv(read("environment.example"));
    const config = readConfig({
      ...example,
      ...services.shop.environment,
      ...own,
    });
    expect(config).toMatchObject({
      host: "0.0.0.0",
      databaseUrl: "postgres://velours:secret@database:5432/velours",
    });
  });

  test("publish the shop to the host alone, because every private address is taken for the proxy's", () => {
    expect(services.shop.environment.TRUST_PROXY).toBe("uniquelocal");
    expect(services.shop.ports).toEqual([expect.stringMatching(/^127\.0\.0\.1:/)]);
    expect(services.database.ports).toBeUndefined();
  });

  test("have a database with a password, no capability to spare, and a shop that writes to its volume alone", () => {
    expect(services.database.environment).toMatchObject({ POSTGRES_PASSWORD: "secret" });
    expect(services.database.environment).not.toHaveProperty("POSTGRES_HOST_AUTH_METHOD");
    expect([services.shop.cap_drop, services.database.cap_drop]).toEqual([["ALL"], ["ALL"]]);
    expect(services.shop.read_only).toBe(true);
  });

  // A colon and a space in a word of a list make a mapping of it, and podman-compose 1.0 runs no list.
  test.each(["shop", "database"] as const)("check the %s by one command for a shell", (name) => {
    expect(services[name].healthcheck.test).toEqual(expect.any(String));
  });
});

test("the unit, the container and `npm start` run Node with the same flags", () => {
  const { scripts } = JSON.parse(read("../../package.json")) as { scripts: { start: string } };
  const [, unit] = /^ExecStart=\/opt\/velours\/(.+)$/m.exec(read("velours.service")) ?? [];
  const [, container] = /^CMD (.+)$/m.exec(read("Containerfile")) ?? [];
  expect(unit).toMatch(/^server\/run\.sh /);
  expect((JSON.parse(container ?? "[]") as string[]).join(" ")).toBe(unit);
  expect(scripts.start.split(" && ").at(-1)).toBe(`sh ${unit}`);
});

test("Node takes the flags", () => {
  const script = join(import.meta.dirname, "../run.sh");
  const flags = run(script, ["--print", "process.execArgv.join(' ')"]);
  expect(flags).toMatch(/^--max-semi-space-size=\d+ .*--initial-old-space-size=\d+ /);
});

test.runIf(hasProgram(unitReader))("systemd reads the service", () => {
  const folder = mkdtempSync(join(tmpdir(), "velours-unit-"));
  const file = join(folder, "velours.service");
  writeFileSync(file, read("velours.service").replace(/^ExecStart=\S+/m, `ExecStart=${process.execPath}`));
  const { stderr } = spawnSync(unitReader, ["verify", file], { encoding: "utf8" });
  // It looks at other units of the machine as well.
  expect(stderr.split("\n").filter((line) => line.includes("velours.service"))).toEqual([]);
  rmSync(folder, { recursive: true });
});

test.runIf(hasProgram(unitReader))("systemd finds the service well confined", () => {
  const service = join(import.meta.dirname, "velours.service");
  const report = run(unitReader, ["security", "--offline=true", "--no-pager", service]);
  expect(report).toMatch(/Overall exposure level for velours\.service: [01]\.\d OK/);
});
