import contract from "@velours/sdk/openapi.json";
import { exercise } from "./exercise.js";

if (contract.info.title !== "Velours") throw new Error("No contract");
console.log(`${Bun.version}: ${await exercise(process.argv[2])} checks`);
