/** How the gateway's fields look inside: font 16px, invalid colour red. */
export const cardFieldStyles = {
  input: { "font-size": "16px", color: "#1c1827" },
  "::placeholder": { color: "#6d677b" },
  ".invalid": { color: "red" },
};
