import { createFileRoute } from "@tanstack/react-router";
import { HomeScreen } from "../pages/home/HomeScreen.tsx";
import { pageHead } from "../pages/pageHead.ts";
import { noSearch } from "../searchCodec.ts";
import { m } from "../text/m.ts";
import { textIn } from "../text/useText.ts";

export const Route = createFileRoute("/")({
  validateSearch: noSearch,
  head: ({ match: { context } }) => pageHead(context.shop, "/", textIn(context.shop.language)(m.home_title)),
  component: HomeScreen,
});
