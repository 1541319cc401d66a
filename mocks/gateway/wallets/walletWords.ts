const words = {
  en: {
    sandbox: "Sandbox: nothing is charged.",
    payTo: "Pay {shop}",
    contact: "Contact and shipping address",
    email: "Email",
    method: "Shipping method",
    total: "Total",
    pending: "Amount pending",
    pay: "Pay",
    cancel: "Cancel",
    failValidation: "Fail validation",
    failPayment: "Fail payment",
    updating: "Updating…",
    processing: "Processing…",
    done: "Done",
    notCompleted: "Payment not completed",
  },
  fr: {
    sandbox: "Bac à sable : rien n’est débité.",
    payTo: "Payer {shop}",
    contact: "Coordonnées et adresse de livraison",
    email: "Courriel",
    method: "Mode de livraison",
    total: "Total",
    pending: "Montant en attente",
    pay: "Payer",
    cancel: "Annuler",
    failValidation: "Faire échouer la validation",
    failPayment: "Faire échouer le paiement",
    updating: "Mise à jour…",
    processing: "Traitement…",
    done: "Terminé",
    notCompleted: "Paiement non effectué",
  },
} as const;

export type WalletWords = Record<keyof (typeof words)["en"], string>;

/** The words of the sheet, in the language of the page that opens it. */
export const walletWords = (): WalletWords => words[document.documentElement.lang === "fr" ? "fr" : "en"];
