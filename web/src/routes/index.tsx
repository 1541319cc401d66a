import { createFileRoute } from "@tanstack/react-router";
import { loadedHead } from "../layout/loadedHead.ts";
import { HomeScreen } from "../pages/home/HomeScreen.tsx";
import { noSearch } from "../searchCodec.ts";

export const Route = createFileRoute("/")({
  validateSearch: noSearch,
  // A page that the browser draws itself comes up whole.
  loader: async ({ context }) => {
    await (await import("../pages/home/homeLater.ts")).HomeRest.preload();
    return (await import("../pages/loadPage.ts")).loadHome(context);
  },
  head: loadedHead,
  component: HomeScreen,
});
