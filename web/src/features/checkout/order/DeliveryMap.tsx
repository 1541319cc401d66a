import type { Address } from "@velours/sdk/types";
import { MapPin } from "lucide-react";
import { useShop } from "../../../platform/api/useShop.ts";
import { m, useText } from "../../../platform/text/useText.ts";
import { drawMap } from "./drawMap.ts";
import { mapEmbedUrl } from "./mapEmbedUrl.ts";

const FRAME = "relative h-56 w-full border-b border-line bg-mist print:hidden";

/** Where the parcel goes: the map service's map where it has a key, else one that the shop draws. */
export function DeliveryMap({ address }: { address: Address }) {
  const text = useText();
  const { mapEmbedKey, language } = useShop();
  const words = [address.address1, address.city, address.state, address.zipcode].filter(Boolean).join(", ");
  if (mapEmbedKey)
    return (
      <iframe
        title={text(m.delivery_map, { address: words })}
        src={mapEmbedUrl(address, { key: mapEmbedKey, language })}
        loading="lazy"
        // The key is limited to the shop's addresses; the order's id in the path must not reach the map service.
        referrerPolicy="origin"
        className={FRAME}
      />
    );
  const { streets, avenue } = drawMap(words);
  return (
    <div className={`${FRAME} overflow-hidden`}>
      <svg
        viewBox="0 0 640 200"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        className="absolute inset-0 size-full fill-none"
      >
        <path d={streets.join("")} className="stroke-white" strokeWidth="6" />
        <path d={avenue} className="stroke-brand-100" strokeWidth="18" />
      </svg>
      <p className="absolute inset-x-4 top-1/2 mx-auto flex w-fit -translate-y-1/2 items-center gap-3 rounded-full bg-white px-5 py-3 text-sm font-semibold shadow-card">
        <MapPin aria-hidden="true" size={20} className="shrink-0 text-brand-600" />
        <span>{words}</span>
      </p>
    </div>
  );
}
