import { createFileRoute } from "@tanstack/react-router";
import { ContactScreen } from "../pages/ContactScreen.tsx";
import { pageHead } from "../pages/pageHead.ts";
import { noSearch } from "../searchCodec.ts";
import { m } from "../text/m.ts";
import { textIn } from "../text/useText.ts";

export const Route = createFileRoute("/contact")({
  validateSearch: noSearch,
  head: ({ match: { context } }) =>
    pageHead(context.shop, "/contact", textIn(context.shop.language)(m.contact_title)),
  component: ContactScreen,
});
