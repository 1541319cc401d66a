import { createBuilder } from "vite";

/** Builds browser and server bundles into dist. */
export async function build(): Promise<void> {
  const builder = await createBuilder({ root: import.meta.dirname, logLevel: "warn" });
  await builder.buildApp();
}

if (import.meta.main) {
  await build();
  // The text compiler's project store leaves half a minute of timers behind.
  process.exit(0);
}
