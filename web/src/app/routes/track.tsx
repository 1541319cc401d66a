import { createFileRoute } from "@tanstack/react-router";
import { TrackScreen } from "../../features/track/TrackScreen.tsx";
import { loadedHead } from "../../platform/routing/loadedHead.ts";
import { noSearch } from "../../platform/routing/searchCodec.ts";

export const Route = createFileRoute("/track")({
  validateSearch: noSearch,
  loader: async ({ context }) => (await import("../../features/track/loadTrack.ts")).loadTrack(context),
  head: loadedHead,
  component: TrackScreen,
});
