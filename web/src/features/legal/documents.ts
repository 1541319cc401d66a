import { m } from "../../platform/text/m.ts";
import type { LegalDocument } from "./LegalDocument.ts";

export const TERMS: LegalDocument = {
  id: "terms",
  files: ["/assets/files/terms-and-conditions.pdf", "/assets/files/terms-store.pdf"],
  title: m.terms_and_conditions,
  paragraphs: [m.terms_contract, m.terms_codes, m.terms_defects, m.terms_digital],
  facts: ["age", "returns"],
};

export const PRIVACY: LegalDocument = {
  id: "privacy",
  files: ["/assets/files/privacy-policy.pdf"],
  title: m.privacy_policy,
  paragraphs: [m.privacy_kept, m.privacy_shared, m.privacy_rights, m.privacy_cookies],
};
