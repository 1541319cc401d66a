import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { copyTemplate } from "../../testing/storeTemplate.ts";
import { StartError } from "../config/StartError.ts";
import { dataPaths } from "./dataDirectory.ts";
import { openStore } from "./store.ts";

let directory: string;
beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), "velours-damaged-"));
  await copyTemplate(directory);
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

/** Every file of the store with its content. */
const files = () =>
  Object.fromEntries(
    readdirSync(directory, { recursive: true })
      .map((name) => join(directory, String(name)))
      // The process that tried to open it last.
      .filter((path) => statSync(path).isFile() && basename(path) !== "postmaster.pid")
      .sort()
      .map((path) => [path, createHash("sha256").update(readFileSync(path)).digest("hex")]),
  );

test.each<[string, (whole: Buffer) => Buffer]>([
  ["cut short", (whole) => whole.subarray(0, 100)],
  ["all zeros", (whole) => Buffer.alloc(whole.length)],
])(
  "a pg_control that is %s is one sentence; nothing is erased, and it opens once it is put back",
  async (_, damage) => {
    const control = join(dataPaths(directory).data, "global", "pg_control");
    const whole = readFileSync(control);
    writeFileSync(control, damage(whole));
    const before = files();
    const refusal = await openStore({ dataDir: directory }).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(StartError);
    const { message } = refusal as StartError;
    expect(message).toContain(`The embedded store in ${directory} cannot be opened`);
    expect(message).toContain("npm run -w server restore");
    expect(message).not.toContain("\n");
    expect(files()).toEqual(before);
    writeFileSync(control, whole);
    await (await openStore({ dataDir: directory })).close();
  },
);
