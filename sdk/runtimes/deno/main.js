import contract from "@velours/sdk/openapi.json" with { type: "json" };
import { exercise } from "./exercise.js";

if (contract.info.title !== "Velours") throw new Error("No contract");
console.log(`${Deno.version.deno}: ${await exercise(Deno.args[0])} checks`);
