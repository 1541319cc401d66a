#!/usr/bin/env node
import { appendFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { init } from "./init.ts";
import { stopOnSignals } from "./stopOnSignals.ts";
import { describeWebhook, parseWebhook, webhookOptions } from "./webhooks/parseWebhook.ts";

const usage = `Usage: velours-mock [options]
       velours-mock init     writes a client on the mock into this project, for tests and stories

The Velours API without a shop: carts, promotions, gift cards and orders in memory, every error as a scenario.

  --port <number>      where the API and the gallery listen (4010); 0 for any
  --host <name>        name or address to listen on (localhost)
  --delay <ms>         milliseconds every API answer waits (0)
  --data <file.json>   your own products, promotions, gift cards, members …, in the form of the shop's import
  --record <url> <file>  asks the shop whose API is at <url>, and writes its answers to <file>
  --replay <file>      answers as that shop did; what was not recorded the mock answers by itself
  --webhook <url>      sends events there, signed as the shop signs them
  --webhook-secret <whsec_…>  what they are signed with; a new one, which is printed, when absent
  --help               this text`;

function fail(sentence: string): never {
  console.error(`${sentence}\n\n${usage}`);
  process.exit(1);
}

/** For mistakes that the usage says nothing about. */
function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

function readOptions() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        port: { type: "string", default: "4010" },
        host: { type: "string", default: "localhost" },
        delay: { type: "string", default: "0" },
        data: { type: "string" },
        record: { type: "string" },
        replay: { type: "string" },
        ...webhookOptions,
        help: { type: "boolean", default: false },
      },
    });
  } catch (error) {
    return fail((error as Error).message);
  }
}

function readWebhook() {
  try {
    return parseWebhook(values);
  } catch (error) {
    return fail((error as Error).message);
  }
}

const {
  values: { port, host, delay, data, record, replay, help, ...values },
  positionals,
} = readOptions();
if (help) {
  console.log(usage);
  process.exit(0);
}
const [recordFile] = record === undefined ? [] : positionals;
const [command, ...more] = record === undefined ? positionals : positionals.slice(1);
if ((command !== undefined && command !== "init") || more.length > 0)
  fail(`There is no command "${[command, ...more].join(" ")}". Did you mean "init"?`);
if (command === "init") {
  const { text, failed = false } = init(process.cwd());
  (failed ? console.error : console.log)(text);
  process.exit(failed ? 1 : 0);
}
// The card fields have the next port.
if (!/^\d{1,5}$/.test(port) || Number(port) > 65_534)
  fail(`--port is "${port}", but it must be a port, up to 65534.`);
if (!/^\d{1,5}$/.test(delay)) fail(`--delay is "${delay}", but it must be milliseconds.`);
if (record !== undefined && (!/^https?:/.test(record) || recordFile === undefined))
  fail("--record takes an address and a file: --record https://shop.example/api calls.jsonl");
if (record !== undefined && replay !== undefined) fail("--record and --replay exclude each other.");
const webhook = readWebhook();
// Loaded after the options are known to be right: it brings the whole shop.
const { startMock } = await import("./startMock.ts");
const { readShopFile } = await import("./data/readShopFile.ts");
const { readRecording } = await import("./recording/readRecording.ts");
const { createRecorder } = await import("./recording/createRecorder.ts");
const write = (call: object) => appendFileSync(recordFile as string, `${JSON.stringify(call)}\n`);
const readFile = <Content>(read: (path: string) => Content, path: string) => {
  try {
    return read(path);
  } catch (error) {
    return stop((error as Error).message);
  }
};
const mock = await startMock({
  port: Number(port),
  host,
  gatewayPort: Number(port) === 0 ? 0 : Number(port) + 1,
  clientToken: process.env.CLIENT_TOKEN ?? "velours-dev",
  site: process.env.SITE ?? "boutique",
  delay: Number(delay),
  ...(data !== undefined && { data: readFile(readShopFile, data) }),
  ...(replay !== undefined && { recording: readFile(readRecording, replay) }),
  ...(record !== undefined && { backend: createRecorder(record, write) }),
  ...(webhook && { webhook }),
}).catch((error: NodeJS.ErrnoException) => {
  if (error.code === "EADDRINUSE") fail(`Something listens on port ${port} or the next one already.`);
  if (data !== undefined && error instanceof TypeError) stop(error.message);
  throw error;
});
stopOnSignals([() => mock.close()]);
console.log(
  `The mock: ${mock.url}/api   scenarios: ${mock.url}/scenarios   calls: ${mock.url}/mock/calls   card fields: ${mock.gatewayUrl}`,
);
if (webhook) console.log(describeWebhook(webhook));
