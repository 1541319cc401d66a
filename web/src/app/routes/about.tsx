import { createFileRoute } from "@tanstack/react-router";
import { MerchantPage } from "../../features/pages/MerchantPage.tsx";
import { loadedHead } from "../../platform/routing/loadedHead.ts";
import { noSearch } from "../../platform/routing/searchCodec.ts";

export const Route = createFileRoute("/about")({
  validateSearch: noSearch,
  loader: async ({ context }) =>
    (await import("../../features/pages/loadMerchantPage.ts")).loadMerchantPage(context, "about"),
  head: loadedHead,
  component: () => <MerchantPage data={Route.useLoaderData()} />,
});
