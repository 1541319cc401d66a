import { createFileRoute } from "@tanstack/react-router";
import { ContactScreen } from "../contact/ContactScreen.tsx";
import { pageRoute } from "../pages/pageRoute.ts";
import { noSearch } from "../searchCodec.ts";

export const Route = createFileRoute("/contact")({
  validateSearch: noSearch,
  ...pageRoute("/contact"),
  component: ContactScreen,
});
