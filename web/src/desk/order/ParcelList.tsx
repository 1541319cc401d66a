import { carrierName, trackingUrl } from "@velours/sdk/rules";
import type { Shipment } from "@velours/sdk/types";
import { m, useDesk, useDeskText } from "../desk.ts";
import { formatMoment } from "../formatMoment.ts";
import type { Goods } from "./orderGoods.ts";

interface Props {
  parcels: readonly Shipment[];
  goods: (line: number) => Goods | undefined;
}

/** Parcels that left, with the carrier's page of each. */
export function ParcelList({ parcels, goods }: Props) {
  const { locale } = useDesk();
  const text = useDeskText();
  return (
    <ul className="flex flex-col gap-3 text-sm">
      {parcels.map(({ id, created_at, carrier, tracking, lines }) => {
        const url = tracking === null ? null : trackingUrl({ carrier, tracking });
        return (
          <li key={id}>
            <p className="font-semibold">
              {[formatMoment(created_at, locale), carrier && carrierName(carrier)]
                .filter(Boolean)
                .join(" · ")}
            </p>
            {tracking && (
              <p className="break-all">
                {url ? (
                  <a
                    href={url}
                    target="_blank"
                    rel="noopener noreferrer"
                    className="text-brand-700 underline underline-offset-4"
                  >
                    {tracking}
                  </a>
                ) : (
                  tracking
                )}
              </p>
            )}
            <p className="text-ink-soft">
              {lines
                .map(({ line, quantity }) =>
                  text(m.quantity_title, { quantity, title: goods(line)?.title ?? "" }),
                )
                .join(", ")}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
