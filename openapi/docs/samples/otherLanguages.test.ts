import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Prism, startPrism } from "../../../mocks/prism/startPrism.ts";
import { readContract } from "../../generate/contract.ts";
import { REPOSITORY } from "../buildSite.ts";
import { formatGo } from "./formatGo.ts";
import { formatPython, python } from "./formatPython.ts";
import { MOCK, toPlainRequest } from "./request.ts";

const { document, operations } = await readContract(join(REPOSITORY, "openapi"));
const folder = mkdtempSync(join(tmpdir(), "velours-samples-"));
let examples: Prism;
beforeAll(async () => {
  examples = await startPrism({ port: 0 });
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await examples.close();
});

const lacks = (command: string, ...flags: string[]): boolean => spawnSync(command, flags).error !== undefined;
/** `gofmt` by its path where it is not installed. */
const gofmt = process.env.GOFMT ?? "gofmt";

describe("the samples in other languages", () => {
  it("write JSON as Python does", () => {
    expect(python({ a: null, b: [true, false], c: "d", e: {} })).toBe(
      '{\n    "a": None,\n    "b": [\n        True,\n        False,\n    ],\n    "c": "d",\n    "e": {},\n}',
    );
  });

  it.skipIf(lacks("python3", "--version"))("compile as Python", () => {
    const files = operations.map((operation) => {
      const file = join(folder, `${operation.id}.py`);
      writeFileSync(file, formatPython(toPlainRequest(document, operation)));
      return file;
    });
    const { status, stderr } = spawnSync("python3", ["-W", "error", "-m", "py_compile", ...files], {
      encoding: "utf8",
    });
    expect([status, stderr]).toEqual([0, ""]);
  });

  it.skipIf(lacks("python3", "--version"))("run in Python against the contract's examples", async () => {
    const names = ["getProduct", "logout", "getInvoicePdf", "submitCheckout", "listMerchantOrders"];
    const programs = operations
      .filter(({ id }) => names.includes(id))
      .map((operation) =>
        formatPython(toPlainRequest(document, operation)).replace(`${MOCK}/api`, examples.url),
      );
    const file = join(folder, "all.py");
    writeFileSync(file, programs.join("\n"));
    const { spawn } = await import("node:child_process");
    const child = spawn("python3", [file]);
    let output = "";
    for (const channel of [child.stdout, child.stderr])
      channel.on("data", (chunk) => {
        output += chunk;
      });
    const code = await new Promise((resolve) => child.once("exit", resolve));
    expect([code, output.trim().split("\n").length, /^4\d\d |Error/m.test(output)]).toEqual([
      0,
      programs.length,
      false,
    ]);
  });

  it.skipIf(lacks(gofmt, "-h"))("are what gofmt writes", () => {
    for (const operation of operations) {
      const input = formatGo(toPlainRequest(document, operation));
      const { stdout, stderr } = spawnSync(gofmt, [], { input, encoding: "utf8" });
      expect([operation.id, stderr, stdout]).toEqual([operation.id, "", input]);
    }
  });
});
