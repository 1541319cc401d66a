/** The response that shows a document under its number. */
export const pdfResponse = (number: string, body: Uint8Array<ArrayBuffer>) =>
  ({
    status: 200,
    headers: {
      "content-type": "application/pdf",
      "content-disposition": `inline; filename="${number}.pdf"`,
    },
    body,
  }) as const;
