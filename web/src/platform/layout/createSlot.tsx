import type { ComponentType } from "react";

/** A part that brings its own code, such as one of `lazyHydrated`. */
type Part<Props> = ComponentType<Props> & { preload?: () => Promise<void> };

/**
 * A place in a feature's page for what other features bring; the app says which, in `app/slots.ts`. A place that nothing
 * fills shows nothing. `load` fetches what the part is drawn with, beside the page's own data.
 */
export function createSlot<Props extends object = object, Load = undefined>() {
  let Filling: Part<Props> | undefined;
  let load: Load | undefined;
  const Slot = (props: Props) => Filling && <Filling {...props} />;
  return Object.assign(Slot, {
    fill(part: Part<Props>, loadData?: Load) {
      Filling = part;
      load = loadData;
    },
    load: () => load,
    isFilled: () => Filling !== undefined,
    preload: async () => Filling?.preload?.(),
  });
}
