import { createFileRoute, notFound } from "@tanstack/react-router";
import { noSearch } from "../searchCodec.ts";

export const Route = createFileRoute("/404")({
  validateSearch: noSearch,
  loader: () => {
    throw notFound();
  },
});
