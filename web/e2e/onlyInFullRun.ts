/**
 * Stories left to the full run (`FULL=1`), by the start of their titles, with what each landing keeps of them: a cheaper test,
 * or another story of the same path. A story of both languages has its tag beside it (`inGate.ts`).
 */
export const onlyInFullRun: Readonly<Record<string, string>> = {
  // Documentation, real kits, and the random walk.
  "has nothing to mend on any kind of page":
    "site.test.ts builds every page; an open search is looked at in docs.spec",
  "a shopper walks at random": "the stories of each step; the full run walks for half an hour",
  "with the real kits: PayPal is loaded": "realGateway's card; paymentMethods with the sandbox's kit",
  "Google Pay with the real gateway's kit": "googlePay and express with the sandbox's kit",
  "Apple Pay with the real gateway's kit": "applePay and express with the sandbox's kit",
  // The desk: forms that are saved, refused and put back alike.
  "the desk publishes a review once": "moderateReview.test.ts",
  "a shopkeeper adds a webhook": "webhooks.test.ts",
  "a changed shipping rate reaches": "saveShippingRates.test.ts, replayEntry.test.ts",
  "a collection with rules is tried": "saveMerchantCollection.test.ts; deskPages saves and removes alike",
  "an entry of a menu is added": "saveMerchantSite.test.ts; deskSite saves the same document",
  "the home page gets another hero": "saveMerchantSite.test.ts; deskSite saves the same document",
  "somebody at the desk notes a call": "orderDesk.test.ts; desk and deskOrders change an order",
  "orders are shipped together": "BulkShipDialog.test.tsx; deskPacking ships one though the answer is lost",
  "a shopkeeper sees today what could not be sent": "retryJob.test.ts",
  "a shopkeeper reads who subscribed": "marketing.test.ts",
  "a shopkeeper tries a promotion on past orders":
    "PromotionScreen.test.tsx, tryMerchantPromotion.test.ts; deskApprovals launches one",
  "an owner previews a look":
    "saveMerchantSite.test.ts; deskSite saves the same document, deskPreview looks at a site",
  "an owner invites a packer": "people.test.ts; desk signs in, deskPacking is a packer's",
  "a shopkeeper corrects a price as a difference": "changePrices.test.ts; deskLog undoes a price",
  "somebody of the desk issues a gift card once": "giftCards.test.ts; deskStock loses an answer alike",
  "a shopkeeper finds a guest by their email": "customers.test.ts, CustomerScreen.test.tsx",
  "a shopkeeper opens the tax of a state": "reportOrders.test.ts, MoneyScreen.test.tsx",
  "an owner sees what a file would change":
    "applyImport.test.ts, previewImport's plan; deskSite saves the same settings",
  // Paying: ways that differ in a name, or in a rule that is tested as one.
  "cash back alone pays the order": "submitCheckout.test.ts; cash back with a card is told",
  "saved cards are offered first": "savedCards by keyboard; a saved card pays in memberCheckout",
  "a guest buys, and reads the right amounts, in a page translated":
    "followTranslation.test.tsx; a wrong password is said translated",
  "a payment that never reached the shop":
    "attempts.test.ts; a lost answer is shown by itself, a busy shop is asked again",
  "CAD is paid by": "paymentMethods.test.ts",
  "in French, nothing of the payment is English": "messages.test.ts; buyOnPhoneInFrench pays",
  "a gift card that covers a part": "openGooglePay.test.ts, submitCheckout.test.ts",
  "PayPal's kit is loaded with its options": "a payment by PayPal is told",
  "Klarna is asked with invoice": "createBnplToken.test.ts; a payment by Klarna is told",
  "paying later at a price of": "paymentMethods.test.ts",
  "PayPal: declined by the shop": "approvals.test.ts; a card that is declined is told",
  "PayPal: canceled, nothing is said": "approvals.test.ts",
  "a failed payment aborts the session": "openApplePay.test.ts",
  "a failed validation and a failed payment": "openApplePay.test.ts",
  "on a product's page it buys that variant alone": "express checkout buys the bag",
  "in the bag it buys the whole bag": "express checkout buys the bag",
  // The checkout's steps.
  "an invoice that fails shows no amount": "shipping options that fail are told",
  "a shopper who presses Continue before": "steps.test.ts",
  "leaving checkout keeps its form": "appLike changes pages alike",
  "an order whose answer was lost in one tab": "attempts.test.ts; the same in one tab is told",
  "a bag that is emptied leads back": "steps.test.ts; an empty bag leads into the shop",
  "what was typed after Back and not confirmed": "parseDraft.test.ts; Back and Forward walk the steps",
  "a bag filled in EUR and loaded again": "createCartActions.test.ts; a region chosen in another tab is told",
  "fewer units end free shipping": "shippingReason.test.ts",
  "what stands for several addresses is opened": "the street is completed by keyboard",
  "the street is a plain field when the service": "the street is completed by keyboard",
  "what the browser fills in by itself": "the street is completed by keyboard",
  // After the order.
  "a buyer reviews a product once": "createReview.test.ts; deskStock loses an answer alike",
  "accepted in one tab and declined in the other":
    "lostAnswers.test.ts, acceptUpsell.test.ts; an offer is accepted in upsells",
  "a guest tracks an order": "trackOrder.test.ts, presentTracking.test.ts; an order's page is told",
  "two presses join once": "register.test.ts; a guest orders and joins",
  "the printed confirmation has goods": "lineItems.test.ts",
  "an order's explanation is the one of its purchase": "lineItems.test.ts, breakdown.test.ts",
  "a placed order shows where the parcel goes": "PlacedOrderDetails.test.tsx",
  // The shop before the checkout.
  "a shopper who leaves with a bag is offered": "ExitModal.test.tsx",
  "the wheel turns to what the shop drew":
    "enterCampaign.test.ts, wheelTurn.test.ts; the other campaigns are told",
  "the feed shows the site's cards": "listNotifications.test.ts, feed.test.ts",
  "a first visit asks for an identity": "identify.test.ts",
  "the profile changes username and password": "changeUsername.test.ts, changePassword.test.ts",
  "a member saves an address and changes it": "saveAddress.test.ts",
  "pages of one person, API answers and requests":
    "isKeepable.test.ts; after signing out history shows nothing",
  "a new worker takes over from an old one":
    "isKeepable.test.ts, BoundedCache.test.ts; a visited page is read offline",
  "a chunk that never comes back": "loadChunk.test.ts; a deployment is told",
  "a list grows below": "listingQuery.test.ts; a change of page is told",
  "a card's product with a choice": "a card's only variant goes into the bag",
  "the sheet of a phone in French": "a price narrows a listing by keyboard",
  "a product's page shows what goes with it": "a bundle's page is told",
  "in French, on a phone, it leaves": "the question and its answer are told",
  "a browser that keeps nothing is not asked": "the question and its answer are told",
};
