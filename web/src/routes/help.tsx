import { createFileRoute } from "@tanstack/react-router";
import { HelpScreen } from "../pages/HelpScreen.tsx";
import { pageHead } from "../pages/pageHead.ts";
import { noSearch } from "../searchCodec.ts";
import { m } from "../text/m.ts";
import { textIn } from "../text/useText.ts";

export const Route = createFileRoute("/help")({
  validateSearch: noSearch,
  head: ({ match: { context } }) =>
    pageHead(context.shop, "/help", textIn(context.shop.language)(m.help_title)),
  component: HelpScreen,
});
