import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { exercise } from "./exercise.js";

const contract = fileURLToPath(import.meta.resolve("@velours/sdk/openapi.json"));
if (JSON.parse(readFileSync(contract, "utf8")).info.title !== "Velours") throw new Error("No contract");
console.log(`${process.version}: ${await exercise(process.argv[2])} checks`);
