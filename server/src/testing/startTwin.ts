import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const script = fileURLToPath(new URL("../../../mocks/twins.ts", import.meta.url));

/** Someone else's service as its stand-in plays it, in a process of its own, reached over HTTP as the real one is. */
export interface Twin {
  url: string;
  stop(): Promise<void>;
}

export async function startTwin(name: "postgrid" | "nosto" | "klaviyo" | "turnstile"): Promise<Twin> {
  const child = spawn(process.execPath, [script, name, "0"], { stdio: ["ignore", "pipe", "inherit"] });
  const [line] = (await once(child.stdout, "data")) as [Buffer];
  return {
    url: String(line)
      .trim()
      .replace(/^\w+: /, ""),
    async stop() {
      child.kill();
      await once(child, "exit");
    },
  };
}
