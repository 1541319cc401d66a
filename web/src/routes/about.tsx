import { createFileRoute } from "@tanstack/react-router";
import { AboutScreen } from "../pages/AboutScreen.tsx";
import { pageHead } from "../pages/pageHead.ts";
import { noSearch } from "../searchCodec.ts";
import { m } from "../text/m.ts";
import { textIn } from "../text/useText.ts";

export const Route = createFileRoute("/about")({
  validateSearch: noSearch,
  head: ({ match: { context } }) =>
    pageHead(context.shop, "/about", textIn(context.shop.language)(m.about_title)),
  component: AboutScreen,
});
