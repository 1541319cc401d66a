import { createFileRoute } from "@tanstack/react-router";
import { HomeScreen } from "../pages/home/HomeScreen.tsx";
import { pageRoute } from "../pages/pageRoute.ts";
import { noSearch } from "../searchCodec.ts";

const page = pageRoute("/");

export const Route = createFileRoute("/")({
  validateSearch: noSearch,
  ...page,
  // A page that the browser draws itself comes up whole.
  loader: async (input) => {
    await (await import("../pages/home/homeLater.ts")).HomeRest.preload();
    return page.loader(input);
  },
  component: HomeScreen,
});
