import { interleave, measureThread } from "./measure.ts";
import { startBare } from "./reading.ts";
import { report, reportShare } from "./report.ts";
import { startThread } from "./startThread.ts";

const path = "/sex-toys/vibrators";
/** An unknown cookie makes the page personal, so it is rendered for each request. */
const uncached = { cookie: "bench=1" };

const renderedMicroseconds = 4_000;

/**
 * A category's page, signed out: from the cache beside bare Fastify, and rendered beside the render alone. `without` names
 * caches that the shop does without.
 */
export async function benchPage(
  seconds: number,
  rounds: number,
  without: readonly string[] = [],
): Promise<void> {
  const shop = await startThread({ kind: "shop", store: "embedded", count: 0, pages: true, without });
  const bare = await startBare(shop.origin, path);
  const render = await startThread({ kind: "render", path });
  // The first request renders the page and fills the cache.
  await measureThread(shop, { paths: [path] }, 1);
  const measured = await interleave(
    {
      bare: () => measureThread(bare, { paths: [path] }, seconds),
      cached: () => measureThread(shop, { paths: [path] }, seconds),
      render: () => render.run(seconds),
      rendered: () => measureThread(shop, { paths: [path], headers: uncached }, seconds),
    },
    rounds,
  );
  report("a category's page, cached", measured.cached, {
    "bare Fastify with the same bytes": [measured.bare, 0.9],
  });
  report("a category's page, rendered", measured.rendered, {
    "the render alone": [measured.render, undefined],
  });
  if (measured.rendered.cpu !== undefined)
    reportShare(renderedMicroseconds / measured.rendered.cpu, `${renderedMicroseconds} µs of CPU`);
  await Promise.all([shop.stop(), bare.stop(), render.stop()]);
}
