const words = {
  en: {
    approve: "Approve",
    cancel: "Cancel",
    fail: "Fail",
    question: "Approve {amount} with {provider}?",
    sandbox: "Sandbox: nothing is charged.",
    failed: "{provider} could not process this payment. Please choose another payment method.",
    timedOut: "The {provider} window timed out. Please try again.",
    payLater: "Pay Later",
    installments: "Pay in 4 interest-free payments of {amount}",
  },
  fr: {
    approve: "Approuver",
    cancel: "Annuler",
    fail: "Échouer",
    question: "Approuver {amount} avec {provider} ?",
    sandbox: "Bac à sable : rien n’est débité.",
    failed: "{provider} n’a pas pu traiter ce paiement. Veuillez choisir un autre moyen de paiement.",
    timedOut: "La fenêtre {provider} a expiré. Veuillez réessayer.",
    payLater: "Payer plus tard",
    installments: "Payez en 4 versements sans intérêt de {amount}",
  },
} as const;

type ApprovalWords = Record<keyof (typeof words)["en"], string>;

const isFrench = (): boolean => document.documentElement.lang === "fr";

/** The words of the dialogs, in the language of the page that opens them. */
export const approvalWords = (): ApprovalWords => words[isFrench() ? "fr" : "en"];

/** `amount` in `currency`, written in the page's language. */
export const formatAmount = (amount: number, currency: string): string =>
  new Intl.NumberFormat(isFrench() ? "fr" : "en-US", { style: "currency", currency }).format(amount);
