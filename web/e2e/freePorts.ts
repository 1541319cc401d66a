import { once } from "node:events";
import { createServer } from "node:net";

/** Ports of the stories, counted from their base; see addresses.ts. */
const offsets = [0, 1, 4, 5, 10, 11, 14, 15, 50, 51, 52, 60, 61, 62, 63, 64, 66];

/** The first of 3300, 3400, … from which every port of the stories is free. */
export async function freeBasePort(): Promise<number> {
  for (let base = 3300; base < 4000; base += 100) {
    const free = await Promise.all(offsets.map((offset) => isFree(base + offset)));
    if (free.every(Boolean)) return base;
  }
  throw new Error("The stories found no free ports from 3300 to 3999.");
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  const listening = once(server, "listening").then(
    () => true,
    () => false,
  );
  server.listen(port, "localhost");
  if (!(await listening)) return false;
  server.close();
  await once(server, "close");
  return true;
}
