import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Walk } from "./Walk.ts";

/** Writes what each tab shows, keeps and last asked for, next to a screenshot of the one that is looked at. */
export async function saveScene(walk: Walk, directory: string, name: string): Promise<void> {
  mkdirSync(directory, { recursive: true });
  const tabs = await Promise.all(
    walk.tabs.map(async (tab) => ({
      number: tab.number,
      url: tab.page.url(),
      requests: tab.requests,
      faults: tab.faults,
      session: await tab.page.evaluate(() => ({ ...sessionStorage })).catch(() => null),
    })),
  );
  const storage = await walk.tab.page.evaluate(() => ({ ...localStorage })).catch(() => null);
  const scene = { current: walk.tab.number, storage, tabs };
  writeFileSync(join(directory, `${name}.json`), JSON.stringify(scene, null, 2));
  await walk.tab.page.screenshot({ path: join(directory, `${name}.png`) }).catch(() => undefined);
}
