import type { Step } from "../Step.ts";
import { addToCart } from "./addToCart.ts";
import { applyCode } from "./applyCode.ts";
import { changeLanguage } from "./changeLanguage.ts";
import { changePrice } from "./changePrice.ts";
import { changeQuantity } from "./changeQuantity.ts";
import { changeRegion } from "./changeRegion.ts";
import { chooseVariant } from "./chooseVariant.ts";
import { clearStorage } from "./clearStorage.ts";
import { closeCart } from "./closeCart.ts";
import { closeTab } from "./closeTab.ts";
import { continueCheckout } from "./continueCheckout.ts";
import { fillDelivery } from "./fillDelivery.ts";
import { filterListing } from "./filterListing.ts";
import { finishOrder } from "./finishOrder.ts";
import { followCard } from "./followCard.ts";
import { goBack } from "./goBack.ts";
import { goForward } from "./goForward.ts";
import { goOffline } from "./goOffline.ts";
import { goOnline } from "./goOnline.ts";
import { join } from "./join.ts";
import { leaveCheckout } from "./leaveCheckout.ts";
import { moveClock } from "./moveClock.ts";
import { openCart } from "./openCart.ts";
import { openCheckout } from "./openCheckout.ts";
import { openHome } from "./openHome.ts";
import { openListing } from "./openListing.ts";
import { openProduct } from "./openProduct.ts";
import { openTab } from "./openTab.ts";
import { payTwice } from "./payTwice.ts";
import { pressHeart } from "./pressHeart.ts";
import { protectLine } from "./protectLine.ts";
import { reload } from "./reload.ts";
import { removeCode } from "./removeCode.ts";
import { removeLine } from "./removeLine.ts";
import { sellOut } from "./sellOut.ts";
import { signIn } from "./signIn.ts";
import { signOut } from "./signOut.ts";
import { sortListing } from "./sortListing.ts";
import { storeOldCart } from "./storeOldCart.ts";
import { switchTab } from "./switchTab.ts";
import { turnPage } from "./turnPage.ts";

export const STEPS: readonly Step[] = [
  openHome,
  openListing,
  openProduct,
  followCard,
  sortListing,
  filterListing,
  turnPage,
  chooseVariant,
  addToCart,
  openCart,
  closeCart,
  changeQuantity,
  removeLine,
  protectLine,
  applyCode,
  removeCode,
  changeRegion,
  changeLanguage,
  openTab,
  switchTab,
  closeTab,
  reload,
  goBack,
  goForward,
  goOffline,
  goOnline,
  openCheckout,
  fillDelivery,
  continueCheckout,
  leaveCheckout,
  finishOrder,
  payTwice,
  signIn,
  signOut,
  join,
  pressHeart,
  changePrice,
  sellOut,
  storeOldCart,
  clearStorage,
  moveClock,
];
