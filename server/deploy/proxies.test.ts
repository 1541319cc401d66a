import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { type RequestOptions, request } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freePort } from "../invariants/freePort.ts";
import { limits } from "../src/platform/limits/limits.ts";
import { productionEnv } from "../src/testing/productionEnv.ts";
import { type RunningServer, startServer } from "../src/testing/startServer.ts";
import { stopServer } from "../src/testing/stopServer.ts";
import { createEmbeddedStore } from "../src/testing/stores.ts";
import { hasProgram } from "./hasProgram.ts";

const host = "shop.example";
const certificateProgram = "openssl";
const read = (name: string) => readFileSync(join(import.meta.dirname, name), "utf8");

interface Ports {
  http: number;
  https: number;
  shop: number;
}

/**
 * Writes the proxy's file, changed where ports and certificate must be others, and returns the arguments of its
 * program.
 */
type Configure = (folder: string, ports: Ports) => string[];

const configureNginx: Configure = (folder, { http, https, shop }) => {
  const server = read("nginx.conf")
    .replace("127.0.0.1:3000", `127.0.0.1:${shop}`)
    .replaceAll(/ *listen \[::\].*\n/g, "")
    .replace("listen 80;", `listen 127.0.0.1:${http};`)
    .replace("listen 443 ", `listen 127.0.0.1:${https} `)
    .replaceAll(`/etc/letsencrypt/live/${host}`, folder);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const config = join(folder, "nginx.conf");
  writeFileSync(
    config,
    [
      // Its workers write long answers into the folder, which is closed to other accounts.
      process.getuid?.() === 0 ? "user root root;" : "",
      `daemon off;\npid ${folder}/pid;\nerror_log stderr;\nevents {}`,
      `http {\naccess_log off;\n${temporary.join("\n")}\n${server}\n}\n`,
    ].join("\n"),
  );
  return ["-c", config, "-p", folder];
};

const configureCaddy: Configure = (folder, { http, https, shop }) => {
  const site = read("Caddyfile")
    .replace("127.0.0.1:3000", `127.0.0.1:${shop}`)
    .replace(`${host} {`, `${host} {\ntls ${folder}/fullchain.pem ${folder}/privkey.pem`);
  const config = join(folder, "Caddyfile");
  const options = [
    `http_port ${http}`,
    `https_port ${https}`,
    "default_bind 127.0.0.1",
    "admin off",
    `storage file_system ${folder}`,
    "log {\nlevel ERROR\n}",
  ];
  writeFileSync(config, `{\n${options.join("\n")}\n}\n${site}`);
  return ["run", "--adapter=caddyfile", `--config=${config}`];
};

describe.each([
  ["nginx", configureNginx],
  ["caddy", configureCaddy],
])("the shop behind %s", (program, configure) => {
  if (!hasProgram(program)) {
    test.skip(`no ${program}`, () => {});
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), `velours-${program}-`));
  const store = createEmbeddedStore();
  let ports: Ports;
  let shop: RunningServer;
  let proxy: ChildProcess;

  const ask = (path: string, { headers, ...options }: RequestOptions = {}) =>
    new Promise<{ status: number | undefined; headers: Record<string, unknown>; body: Buffer }>(
      (resolve, reject) => {
        request(
          {
            host: "127.0.0.1",
            port: ports.https,
            path,
            servername: host,
            ca: readFileSync(join(folder, "fullchain.pem")),
            headers: { host, "x-client-token": productionEnv.CLIENT_TOKEN, ...headers },
            ...options,
          },
          async (response) => {
            const parts: Buffer[] = [];
            for await (const part of response) parts.push(part);
            resolve({
              status: response.statusCode,
              headers: response.headers,
              body: Buffer.concat(parts),
            });
          },
        )
          .on("error", reject)
          .end();
      },
    );

  beforeAll(async () => {
    const names = `req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=${host} -addext subjectAltName=DNS:${host}`;
    const files = ["-keyout", join(folder, "privkey.pem"), "-out", join(folder, "fullchain.pem")];
    execFileSync(certificateProgram, [...names.split(" "), ...files], { stdio: "pipe" });
    shop = await startServer(store.options, [], {
      ...productionEnv,
      PUBLIC_URL: `https://${host}`,
      TRUST_PROXY: "loopback",
      COUNTRY_HEADER: "x-country",
      DRAIN_SECONDS: "0",
    });
    ports = {
      http: await freePort(),
      https: await freePort(),
      shop: Number(new URL(shop.origin).port),
    };
    proxy = spawn(program, configure(folder, ports), {
      stdio: ["ignore", "ignore", "pipe"],
      // Caddy keeps files in its home.
      env: { ...process.env, HOME: folder },
    });
    let messages = "";
    proxy.stderr?.on("data", (chunk) => (messages += chunk));
    while (proxy.exitCode === null) {
      const isOpen = await ask("/api/health").catch(() => undefined);
      if (isOpen?.status === 200) return;
      await sleep(50);
    }
    throw new Error(`${program} did not start: ${messages}`);
  });

  afterAll(async () => {
    if (proxy?.exitCode === null) {
      const exit = once(proxy, "exit");
      proxy.kill("SIGTERM");
      await exit;
    }
    if (shop !== undefined) await stopServer(shop);
    await store.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  test("answers a page, compressed by the shop, with HSTS", async () => {
    const { status, headers, body } = await ask("/", { headers: { "accept-encoding": "br" } });
    expect([status, headers["content-encoding"]]).toEqual([200, "br"]);
    expect(headers["strict-transport-security"]).toBe("max-age=63072000; includeSubDomains");
    expect(brotliDecompressSync(body).toString()).toMatch(/<html[^>]*>[\s\S]*<\/html>/);
  });

  test("answers the API", async () => {
    const { status, headers, body } = await ask("/api/products/giftcards/9999-0000-0000-0000", {
      localAddress: "127.0.0.3",
    });
    expect([status, headers["content-type"]]).toEqual([404, expect.stringMatching(/^application\/json/)]);
    expect(JSON.parse(body.toString()).reference).toBe("giftCardUnrecognizable");
  });

  test("sends callers of HTTP to HTTPS", async () => {
    const [response] = await once(
      get({ host: "127.0.0.1", port: ports.http, path: "/women?page=2", headers: { host } }),
      "response",
    );
    expect([301, 308]).toContain(response.statusCode);
    expect(response.headers.location).toBe(`https://${host}/women?page=2`);
  });

  test("names the caller's address, and not the one that the caller made up", async () => {
    const guess = (localAddress: string, number: number) =>
      ask(`/api/products/giftcards/9999-0000-0000-${1000 + number}`, {
        localAddress,
        headers: { "x-forwarded-for": `203.0.113.${number}` },
      });
    for (let number = 0; number < limits.guessIp.burst; number++)
      expect((await guess("127.0.0.1", number)).status).toBe(404);
    expect((await guess("127.0.0.1", 200)).status).toBe(429);
    expect((await guess("127.0.0.2", 201)).status).toBe(404);
  });

  test("passes on no country that the caller made up", async () => {
    const { status, body } = await ask("/api/services/identify", {
      method: "POST",
      headers: { "x-country": "FR" },
    });
    expect(status).toBe(200);
    expect(JSON.parse(body.toString()).geoip.country).not.toBe("FR");
  });
});
