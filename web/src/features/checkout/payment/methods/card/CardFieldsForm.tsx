import { useRef } from "react";
import { m } from "../../../../../platform/text/m.ts";
import { useText } from "../../../../../platform/text/useText.ts";
import { classes } from "../../../../../platform/ui/classes.ts";
import { fieldClass } from "../../../../../platform/ui/Field.tsx";
import { Skeleton } from "../../../../../platform/ui/Skeleton.tsx";
import { CARD_FIELDS, type CardFieldWords } from "../../gateways/CardGateway.ts";
import { brandLogo } from "../savedCard/brandLogo.ts";
import type { CardMistakes } from "./findCardMistakes.ts";
import { mistakeText } from "./mistakeText.ts";
import { useCardFrames } from "./useCardFrames.ts";

interface Props
  extends Pick<
    Parameters<typeof useCardFrames>[0],
    "gateway" | "authorization" | "onFocus" | "onChange" | "onReady" | "onFailed"
  > {
  mistakes: CardMistakes;
}

/** Card number, expiry and CVV: frames of the gateway's own origin. */
export function CardFieldsForm({ mistakes, ...frames }: Props) {
  const text = useText();
  const root = useRef<HTMLDivElement>(null);
  const labels: CardFieldWords = {
    number: text(m.card_number),
    cvv: text(m.card_cvv),
    expirationDate: text(m.card_expiry),
  };
  const { mounted, brand, setPlace } = useCardFrames({
    ...frames,
    labels,
    placeholders: { number: "", cvv: text(m.card_cvv), expirationDate: text(m.card_expiry_format) },
    // A press, not a submission: a button that is not ready lets nothing through.
    onSubmit: () =>
      root.current?.closest("form")?.querySelector<HTMLButtonElement>('button[type="submit"]')?.click(),
  });
  const logo = brand && brandLogo(brand);

  return (
    <div ref={root} className="grid grid-cols-2 gap-4">
      {CARD_FIELDS.map((name) => (
        <div key={name} className={classes("flex flex-col gap-1.5", name === "number" && "col-span-2")}>
          <span aria-hidden="true" className="text-sm font-semibold">
            {labels[name]}
          </span>
          <div
            ref={(element) => setPlace(name, element)}
            className={classes(
              fieldClass,
              "relative h-12 overflow-hidden py-0 focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-brand-600",
              mistakes[name] && "border-bad! ring-1 ring-bad",
              name === "number" && "pr-14",
            )}
          >
            {!mounted && <Skeleton className="absolute inset-3" />}
            {name === "number" && brand && logo && (
              <img
                src={logo}
                alt={brand}
                width={34}
                height={24}
                className="pointer-events-none absolute inset-y-0 right-3 my-auto"
              />
            )}
          </div>
          {mistakes[name] && (
            <p className="text-sm font-medium text-bad">{mistakeText(text, name, mistakes[name])}</p>
          )}
        </div>
      ))}
    </div>
  );
}
