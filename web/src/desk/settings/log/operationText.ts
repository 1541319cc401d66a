import type { AuditEntry } from "@velours/sdk/types";
import { m } from "../../../platform/text/m.ts";
import type { Text } from "../../../platform/text/useText.ts";

type Plain = typeof m.desk_log;

const texts: Partial<Record<string, Plain>> = {
  addOrderNote: m.desk_did_add_order_note,
  answerReturn: m.desk_did_answer_return,
  applyImport: m.desk_did_apply_import,
  approveProposal: m.desk_did_approve_proposal,
  blockGiftCard: m.desk_did_block_gift_card,
  cancelMerchantOrder: m.desk_did_cancel_merchant_order,
  changeOrderContact: m.desk_did_change_order_contact,
  changePrices: m.desk_did_change_prices,
  changeReviewRequests: m.desk_did_change_review_requests,
  changeStaff: m.desk_did_change_staff,
  changeWebhook: m.desk_did_change_webhook,
  closeCustomerSessions: m.desk_did_close_customer_sessions,
  closeDraft: m.desk_did_close_draft,
  closeOrderTrouble: m.desk_did_close_order_trouble,
  closeStaffSessions: m.desk_did_close_staff_sessions,
  createDraft: m.desk_did_create_draft,
  createMerchantKey: m.desk_did_create_merchant_key,
  createMerchantProduct: m.desk_did_create_merchant_product,
  createWebhook: m.desk_did_create_webhook,
  disableMerchantProduct: m.desk_did_disable_merchant_product,
  enableMerchantProduct: m.desk_did_enable_merchant_product,
  endMerchantPromotion: m.desk_did_end_merchant_promotion,
  endStaffSession: m.desk_did_end_staff_session,
  eraseCustomer: m.desk_did_erase_customer,
  exportCustomer: m.desk_did_export_customer,
  exportCampaignEntries: m.desk_did_export_campaign_entries,
  exportFoundCustomers: m.desk_did_export_found_customers,
  exportMerchantGiftCards: m.desk_did_export_merchant_gift_cards,
  exportShop: m.desk_did_export_shop,
  exportSubscribers: m.desk_did_export_subscribers,
  findCustomers: m.desk_did_find_customers,
  getCustomer: m.desk_did_get_customer,
  inviteStaff: m.desk_did_invite_staff,
  issueGiftCard: m.desk_did_issue_gift_card,
  listCampaignEntries: m.desk_did_list_campaign_entries,
  listSubscribers: m.desk_did_list_subscribers,
  moderateReview: m.desk_did_moderate_review,
  moveStock: m.desk_did_move_stock,
  refundOrder: m.desk_did_refund_order,
  rejectProposal: m.desk_did_reject_proposal,
  removeMerchantCollection: m.desk_did_remove_merchant_collection,
  removeMerchantPage: m.desk_did_remove_merchant_page,
  removeStaff: m.desk_did_remove_staff,
  removeWebhook: m.desk_did_remove_webhook,
  replayEntry: m.desk_did_replay_entry,
  resendOrderEmail: m.desk_did_resend_order_email,
  resetStaffAuthenticator: m.desk_did_reset_staff_authenticator,
  retryJob: m.desk_did_retry_job,
  revokeMerchantKey: m.desk_did_revoke_merchant_key,
  saveMerchantPromotion: m.desk_did_save_merchant_promotion,
  saveMerchantPage: m.desk_did_save_merchant_page,
  saveMerchantProduct: m.desk_did_save_merchant_product,
  saveMerchantCollection: m.desk_did_save_merchant_collection,
  saveMerchantSite: m.desk_did_save_merchant_site,
  saveShippingRates: m.desk_did_save_shipping_rates,
  saveTaxRates: m.desk_did_save_tax_rates,
  sendWebhookDeliveryAgain: m.desk_did_send_webhook_delivery_again,
  shipOrder: m.desk_did_ship_order,
  saveMerchantPicture: m.desk_did_save_merchant_picture,
  shipPackingOrder: m.desk_did_ship_order,
};

/** A sentence about what was done; a command, and what this page does not know, as the log has it. */
export function operationText(
  { operation, command = operation, undoes = null }: Pick<AuditEntry, "operation"> & Partial<AuditEntry>,
  text: Text,
): string {
  if (undoes !== null) return text(m.desk_did_undo);
  const sentence = texts[operation];
  return sentence === undefined ? command : text(sentence);
}
