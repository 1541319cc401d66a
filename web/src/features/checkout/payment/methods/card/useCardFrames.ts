import { useEffect, useEffectEvent, useRef, useState } from "react";
import {
  CARD_FIELDS,
  type CardFieldName,
  type CardFieldPlaces,
  type CardFieldStates,
  type CardFields,
  type CardFieldWords,
  type CardGateway,
} from "../../gateways/CardGateway.ts";

interface Options {
  gateway: CardGateway;
  /** The gateway's authorisation; null while it is on its way. */
  authorization: string | null;
  labels: CardFieldWords;
  placeholders: CardFieldWords;
  onFocus: () => void;
  onSubmit: () => void;
  onChange: (states: CardFieldStates) => void;
  onReady: (fields: CardFields | null) => void;
  onFailed: (error: unknown) => void;
}

/** Mounts the gateway's frames once for an authorisation; words and callbacks do not move them. */
export function useCardFrames({ gateway, authorization, ...options }: Options) {
  const places = useRef<Partial<Record<CardFieldName, HTMLDivElement | null>>>({});
  const [mounted, setMounted] = useState(false);
  const [brand, setBrand] = useState<string | null>(null);

  const mount = useEffectEvent((chosen: CardGateway, authorized: string) => {
    const { onChange, onReady, onFailed, ...frames } = options;
    // Places of their own for each mount: a frame that is still coming down must not be in the way of the next.
    const inner = CARD_FIELDS.map((name) => {
      const element = document.createElement("div");
      element.className = "h-full w-full";
      places.current[name]?.append(element);
      return [name, element] as const;
    });
    let gone = false;
    let fields: CardFields | null = null;
    chosen
      .mountFields({
        ...frames,
        authorization: authorized,
        places: Object.fromEntries(inner) as unknown as CardFieldPlaces,
        onChange(states, next) {
          onChange(states);
          setBrand(next);
        },
      })
      .then(
        (ready) => {
          fields = ready;
          if (gone) return ready.remove();
          setMounted(true);
          onReady(ready);
        },
        (error: unknown) => {
          if (!gone) onFailed(error);
        },
      );
    return () => {
      gone = true;
      setMounted(false);
      onReady(null);
      void fields?.remove();
      for (const [, element] of inner) element.remove();
    };
  });
  useEffect(() => (authorization ? mount(gateway, authorization) : undefined), [authorization, gateway]);

  return {
    mounted,
    /** The card's as its number begins; null while unknown. */
    brand,
    setPlace(name: CardFieldName, element: HTMLDivElement | null) {
      places.current[name] = element;
    },
  };
}
