import { askThread, inTurns } from "./measure.ts";
import { bareFor } from "./reading.ts";
import { report } from "./report.ts";
import { startThread } from "./startThread.ts";

const path = "/sex-toys/vibrators";
/** A cookie nobody knows makes a page somebody's own: it is rendered anew. */
const somebody = { cookie: "bench=1" };

/** A category's page, signed out: from the cache beside bare Fastify, and rendered beside the render alone. */
export async function benchPage(seconds: number, rounds: number): Promise<void> {
  const shop = await startThread({ kind: "shop", store: "embedded", count: 0, pages: true });
  const bare = await bareFor(shop.origin, path);
  const render = await startThread({ kind: "render", path });
  // Whoever comes first has it made.
  await askThread(shop, { paths: [path] }, 1);
  const measured = await inTurns(
    {
      bare: () => askThread(bare, { paths: [path] }, seconds),
      cached: () => askThread(shop, { paths: [path] }, seconds),
      render: () => render.run(seconds),
      rendered: () => askThread(shop, { paths: [path], headers: somebody }, seconds),
    },
    rounds,
  );
  report("a category's page, cached", measured.cached, {
    "bare Fastify with the same bytes": [measured.bare, 0.5],
  });
  report("a category's page, rendered", measured.rendered, { "the render alone": [measured.render, 0.6] });
  await Promise.all([shop.stop(), bare.stop(), render.stop()]);
}
