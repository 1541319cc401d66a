import { Miniflare } from "miniflare";

const worker = new Miniflare({
  modules: true,
  scriptPath: "worker.bundle.js",
  compatibilityDate: "2026-01-01",
});
const answer = await worker.dispatchFetch(`http://worker/?api=${encodeURIComponent(process.argv[2])}`);
const text = await answer.text();
await worker.dispose();
if (!answer.ok) throw new Error(text);
console.log(text);
