import { describe, expect, it } from "vitest";
import type { OpenApiDocument } from "../OpenApiDocument.ts";
import { packageVersion } from "./packageVersion.ts";
import { releaseText } from "./released.ts";

const contract = (version: string, operations: string[]): OpenApiDocument =>
  ({
    openapi: "3.1.0",
    info: { title: "Small", version },
    paths: Object.fromEntries(
      operations.map((operationId) => [`/${operationId}`, { get: { operationId, responses: {} } }]),
    ),
    components: { schemas: {} },
  }) as unknown as OpenApiDocument;

const release = {
  version: "1.4.2",
  document: JSON.parse(releaseText(contract("1.4.2", ["getOne"]))) as OpenApiDocument,
};

describe("packageVersion", () => {
  it.each<[string, string, string[], string]>([
    ["a contract as it was released", "1.4.2", ["getOne"], "1.4.2"],
    ["what was added since", "1.4.2", ["getOne", "getTwo", "getThree"], "1.5.0-next.2"],
    ["what breaks its callers", "1.4.2", [], "2.0.0-next.1"],
    ["a version that is prepared", "3.0.0", ["getOne", "getTwo"], "3.0.0-next.1"],
  ])("of %s", (_, version, operations, expected) =>
    expect(packageVersion(contract(version, operations), release)).toBe(expected),
  );

  it("is the contract's before anything was released", () =>
    expect(packageVersion(contract("0.1.0", ["getOne"]), undefined)).toBe("0.1.0"));
});
