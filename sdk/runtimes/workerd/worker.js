import { exercise } from "./exercise.js";

// biome-ignore lint/style/noDefaultExport: workerd takes the handler from there.
export default {
  async fetch(request) {
    const api = new URL(request.url).searchParams.get("api");
    return exercise(api).then(
      (held) => new Response(`${held} checks`),
      (failure) => new Response(String(failure.stack), { status: 500 }),
    );
  },
};
