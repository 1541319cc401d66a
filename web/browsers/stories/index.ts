import type { Story } from "../Story.ts";
import { buyAsGuest } from "./buyAsGuest.ts";
import { changeQuantity } from "./changeQuantity.ts";
import { chooseVariant } from "./chooseVariant.ts";
import { filterListing } from "./filterListing.ts";
import { logIn } from "./logIn.ts";
import { openHome } from "./openHome.ts";
import { search } from "./search.ts";
import { signInAtDesk } from "./signInAtDesk.ts";
import { switchLanguage } from "./switchLanguage.ts";
import { useCode } from "./useCode.ts";

/** The main ways through the shop. */
export const stories: Story[] = [
  openHome,
  filterListing,
  chooseVariant,
  changeQuantity,
  useCode,
  buyAsGuest,
  logIn,
  search,
  switchLanguage,
  signInAtDesk,
];
