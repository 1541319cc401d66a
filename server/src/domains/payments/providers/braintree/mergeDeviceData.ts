/** The collector's data with the fraud check's session in it, as the gateway passes it on. */
export function mergeDeviceData(
  deviceData: string | null | undefined,
  kountId: string | null | undefined,
  fraudMerchantId: string | undefined,
): string | undefined {
  const collected = deviceData ? (JSON.parse(deviceData) as Record<string, unknown>) : {};
  const data = {
    ...(kountId && { device_session_id: kountId }),
    ...(fraudMerchantId !== undefined && { fraud_merchant_id: fraudMerchantId }),
    ...collected,
  };
  return Object.keys(data).length === 0 ? undefined : JSON.stringify(data);
}
