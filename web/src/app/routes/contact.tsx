import { createFileRoute } from "@tanstack/react-router";
import { ContactScreen } from "../../features/contact/ContactScreen.tsx";
import { pageRoute } from "../../features/pages/pageRoute.ts";
import { noSearch } from "../../platform/routing/searchCodec.ts";

export const Route = createFileRoute("/contact")({
  validateSearch: noSearch,
  ...pageRoute("/contact"),
  component: ContactScreen,
});
