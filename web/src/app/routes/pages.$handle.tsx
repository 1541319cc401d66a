import { createFileRoute } from "@tanstack/react-router";
import { MerchantPage } from "../../features/pages/MerchantPage.tsx";
import { loadedHead } from "../../platform/routing/loadedHead.ts";
import { noSearch } from "../../platform/routing/searchCodec.ts";

export const Route = createFileRoute("/pages/$handle")({
  validateSearch: noSearch,
  loader: async ({ context, params }) =>
    (await import("../../features/pages/loadMerchantPage.ts")).loadMerchantPage(context, params.handle),
  head: loadedHead,
  component: () => <MerchantPage data={Route.useLoaderData()} />,
});
