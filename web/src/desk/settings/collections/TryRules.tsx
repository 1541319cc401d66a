import { useMutation } from "@tanstack/react-query";
import { orThrow } from "@velours/sdk";
import { formatMoney } from "@velours/sdk/rules";
import type { CollectionRules, SiteCode } from "@velours/sdk/types";
import { useState } from "react";
import { Badge } from "../../../platform/ui/Badge.tsx";
import { Button } from "../../../platform/ui/Button.tsx";
import { Notice } from "../../../platform/ui/Notice.tsx";
import { Select } from "../../../platform/ui/Select.tsx";
import { DeskLink } from "../../DeskLink.tsx";
import { m, useDesk, useDeskText } from "../../desk.ts";
import { Card } from "../../frame/Card.tsx";
import { useDescribeFailure } from "../../frame/useDescribeFailure.ts";
import { useSites } from "../../useSites.ts";

interface Props {
  handle: string;
  rules: CollectionRules | undefined;
}

/** Shows which products rules let in on a site, saved or not. */
export function TryRules({ handle, rules }: Props) {
  const { api } = useDesk();
  const text = useDeskText();
  const describeFailure = useDescribeFailure();
  const sites = useSites();
  const [chosen, setChosen] = useState<SiteCode>();
  const site = sites.find(({ code }) => code === chosen) ?? sites[0];
  const trial = useMutation({
    mutationFn: async (body: { site: SiteCode; rules?: CollectionRules }) =>
      orThrow(await api.tryMerchantCollection({ params: { path: { handle } }, body })),
  });
  const wanted = site && { site: site.code, ...(rules && { rules }) };
  // A result is of the rules that were tried, not of those typed since.
  const isOld = trial.data && JSON.stringify(trial.variables) !== JSON.stringify(wanted);
  const currency = sites.find(({ code }) => code === trial.variables?.site)?.regions[0]?.currency ?? "USD";
  return (
    <Card title={text(m.desk_bench)}>
      <p className="mb-4 text-ink-soft">{text(m.desk_collection_try_note)}</p>
      <div className="flex flex-wrap items-end gap-3">
        {sites.length > 1 && (
          <Select
            label={text(m.desk_site)}
            name="trial-site"
            value={site?.code ?? ""}
            options={sites.map(({ code, name }) => ({ value: code, label: name }))}
            onChange={({ target }) => setChosen(target.value as SiteCode)}
            className="w-48"
          />
        )}
        <Button
          type="button"
          variant="outline"
          busy={trial.isPending}
          disabled={handle === "" || wanted === undefined}
          onClick={() => wanted && trial.mutate(wanted)}
        >
          {text(m.desk_collection_try)}
        </Button>
      </div>
      {trial.error && <Notice tone="bad">{describeFailure(trial.error)}</Notice>}
      <div role="status" className="mt-4 empty:hidden">
        {isOld && <p className="mb-2">{text(m.desk_collection_try_old)}</p>}
        {trial.data && (
          <p className="font-semibold">{text(m.desk_collection_total, { n: trial.data.total })}</p>
        )}
      </div>
      {trial.data && trial.data.products.length > 0 && (
        <ul aria-label={text(m.desk_products)} className="mt-2 grid gap-x-6 tablet:grid-cols-2">
          {trial.data.products.map((product) => (
            <li key={product.id} className="flex items-baseline gap-3 border-b border-line py-1">
              <DeskLink
                to={`/desk/products/${product.id}`}
                className="inline-flex min-h-8 min-w-0 flex-1 items-center break-words text-brand-700 underline underline-offset-4"
              >
                {product.title}
              </DeskLink>
              {!product.is_available && <Badge>{text(m.sold_out)}</Badge>}
              <span>{formatMoney(product.price, currency, { digits: 2 })}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
