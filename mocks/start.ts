import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { buildFront } from "./host/buildFront.ts";
import { loadPages } from "./host/loadPages.ts";
import { startMock } from "./startMock.ts";
import { stopOnSignals } from "./stopOnSignals.ts";
import { describeWebhook, parseWebhook, webhookOptions } from "./webhooks/parseWebhook.ts";

const { PORT = "4010", GATEWAY_PORT, CLIENT_TOKEN = "velours-dev", SITE = "boutique" } = process.env;
const { bare, ...values } = parseArgs({
  options: { bare: { type: "boolean", default: false }, ...webhookOptions },
}).values;

/** Prism's own command on the contract: nothing is remembered. */
function startBare(): void {
  const prism = fileURLToPath(new URL("../node_modules/.bin/prism", import.meta.url));
  const document = fileURLToPath(new URL("../sdk/src/generated/openapi.json", import.meta.url));
  const child = spawn(prism, ["mock", document, "--port", PORT], { stdio: "inherit" });
  child.on("exit", (code) => {
    process.exitCode = code ?? 1;
  });
  stopOnSignals([async () => void child.kill()]);
}

async function start(): Promise<void> {
  const port = Number(PORT);
  const webhook = parseWebhook(values);
  const mock = await startMock({
    port,
    gatewayPort: Number(GATEWAY_PORT ?? port + 2),
    clientToken: CLIENT_TOKEN,
    site: SITE,
    ...(webhook && { webhook }),
    front: async (parts) =>
      buildFront(parts, {
        pages: await loadPages(),
        clientToken: CLIENT_TOKEN,
        site: SITE,
        withDocs: true,
        onViolation: ({ method, path, status, at, message }) =>
          console.warn(`${method} ${path} ${status}: ${at} ${message}`),
      }),
  });
  stopOnSignals([() => mock.close()]);
  console.log(`The mock shop: ${mock.url}   every error to look at: ${mock.url}/scenarios`);
  if (webhook) console.log(describeWebhook(webhook));
}

await (bare ? startBare() : start());
