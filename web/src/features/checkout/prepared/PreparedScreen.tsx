import { useShop } from "../../../platform/api/useShop.ts";
import { TextPage } from "../../../platform/layout/TextPage.tsx";
import { useQuery } from "../../../platform/queries/useQuery.ts";
import { useSite } from "../../../platform/sites/useSite.ts";
import { m, useText } from "../../../platform/text/useText.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { buttonClass } from "../../../platform/ui/buttonClass.ts";
import { Link } from "../../../platform/ui/Link.tsx";
import { Notice } from "../../../platform/ui/Notice.tsx";
import { PreparedGoods } from "./PreparedGoods.tsx";
import { preparedQuery } from "./queries.ts";
import { useAddressRegion } from "./useAddressRegion.ts";

/** The page of a link to a prepared order. */
export function PreparedScreen({ token }: { token: string }) {
  const text = useText();
  const shop = useShop();
  const { name: site } = useSite();
  const { data, error, refetch } = useQuery(preparedQuery(shop, token));
  const isInRegion = useAddressRegion(data);
  if (data === null)
    return (
      <TextPage title={text(m.prepared_gone)} lead={text(m.prepared_gone_more)}>
        <ToPage href="/contact" label={text(m.contact)} />
      </TextPage>
    );
  if (data?.state === "paid")
    return (
      <TextPage title={text(m.prepared_paid)} lead={text(m.prepared_paid_more)}>
        <ToPage href="/track" label={text(m.track_title)} />
      </TextPage>
    );
  return (
    <TextPage title={text(m.prepared_title)} lead={text(m.prepared_lead, { site })}>
      {data && isInRegion ? (
        <PreparedGoods token={token} draft={data} />
      ) : error && !data ? (
        <>
          <Notice tone="bad">{text(m.something_went_wrong)}</Notice>
          <p>
            <Button variant="outline" onClick={refetch}>
              {text(m.retry)}
            </Button>
          </p>
        </>
      ) : (
        <p role="status">{text(m.loading)}</p>
      )}
    </TextPage>
  );
}

const ToPage = ({ href, label }: { href: string; label: string }) => (
  <p>
    <Link href={href} className={buttonClass({ variant: "outline" })}>
      {label}
    </Link>
  </p>
);
