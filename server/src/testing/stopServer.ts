import { once } from "node:events";
import type { RunningServer } from "./startServer.ts";

/** Ends a server as an operator does, and waits until it is gone. */
export async function stopServer({ child }: Pick<RunningServer, "child">): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, "exit");
  child.kill("SIGTERM");
  await exit;
}
