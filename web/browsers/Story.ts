import type { Shopper } from "./Shopper.ts";

export interface Story {
  name: string;
  tell(shopper: Shopper): Promise<void>;
}
