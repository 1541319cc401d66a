import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "playwright";
import { films } from "./films.ts";

// Films the demo's silent videos from its own pictures: node server/data/make/film.ts. Encoders differ from machine to
// machine, so make.ts neither writes nor checks them.
const publicFolder = join(import.meta.dirname, "../../../web/public");
const seconds = 6;

/** Runs in the browser: pans over one picture after the other and answers the video as base64. */
async function record({ pictures, length }: { pictures: string[]; length: number }): Promise<string> {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 480;
  const context = canvas.getContext("2d")!;
  const images = await Promise.all(
    pictures.map(async (src) => {
      const image = new Image(960, 960);
      image.src = src;
      await image.decode();
      return image;
    }),
  );
  const recorder = new MediaRecorder(canvas.captureStream(24), {
    mimeType: "video/webm;codecs=vp9",
    videoBitsPerSecond: 120_000,
  });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const stopped = new Promise((resolve) => {
    recorder.onstop = resolve;
  });
  const start = performance.now();
  recorder.start();
  await new Promise<void>((resolve) => {
    const draw = () => {
      const share = Math.min(1, (performance.now() - start) / (length * 1000));
      const at = Math.min(images.length - 1, Math.floor(share * images.length));
      const within = share * images.length - at;
      const paint = (image: HTMLImageElement, zoom: number, opacity: number) => {
        const size = 480 * zoom;
        context.globalAlpha = opacity;
        context.drawImage(image, (480 - size) / 2, (480 - size) / 2, size, size);
      };
      paint(images[at]!, 1 + within * 0.08, 1);
      const next = images[at + 1];
      if (next && within > 0.75) paint(next, 1, (within - 0.75) * 4);
      if (share < 1) requestAnimationFrame(draw);
      else resolve();
    };
    draw();
  });
  recorder.stop();
  await stopped;
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium" });
const page = await browser.newPage();
for (const { name, picture, views } of films) {
  const svg = await readFile(join(publicFolder, `assets/img/products/${picture}.svg`), "base64");
  const pictures = views.map((view) => `data:image/svg+xml;base64,${svg}${view === "" ? "" : `#${view}`}`);
  const video = Buffer.from(await page.evaluate(record, { pictures, length: seconds }), "base64");
  await writeFile(join(publicFolder, `assets/video/${name}.webm`), video);
  console.log(`${name}.webm: ${video.length} bytes`);
}
await browser.close();
