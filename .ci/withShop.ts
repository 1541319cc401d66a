import { spawn } from "node:child_process";
import { once } from "node:events";
import { startShop } from "../web/e2e/walk/startShop.ts";

/** `node .ci/withShop.ts COMMAND …`: runs a command beside a shop with the demo data, whose address it has as `SHOP`. */
const shop = await startShop({ SANDBOX_DELAY: "0" });
const [command = "", ...options] = process.argv.slice(2).map((word) => word.replace(/^SHOP/, shop.url));
const child = spawn(command, options, { stdio: "inherit", env: { ...process.env, SHOP: shop.url } });
const [code] = await once(child, "exit");
await shop.stop();
process.exitCode = code ?? 1;
