import type { PlainRequest } from "./PlainRequest.ts";

/** A call with Go's own library, as gofmt writes it. */
export function formatGo({ method, address, headers, body }: PlainRequest): string {
  const hasBody = body !== undefined;
  const packages = ["fmt", "io", "log", "net/http", ...(hasBody ? ["strings"] : [])];
  const lines = Object.entries(headers)
    .map(([name, value]) => `\trequest.Header.Set(${JSON.stringify(name)}, ${JSON.stringify(value)})\n`)
    .join("");
  return `package main

import (
${packages.map((name) => `\t"${name}"\n`).join("")})

func main() {
${hasBody ? `\tbody := strings.NewReader(${goText(JSON.stringify(body, null, 2))})\n` : ""}\trequest, err := http.NewRequest("${method}", ${JSON.stringify(address)}, ${hasBody ? "body" : "nil"})
	if err != nil {
		log.Fatal(err)
	}
${lines}	response, err := http.DefaultClient.Do(request)
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	answer, err := io.ReadAll(response.Body)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(response.StatusCode, string(answer))
}
`;
}

/** A text between backquotes, or between quotes where it has one itself. */
const goText = (text: string): string => (text.includes("`") ? JSON.stringify(text) : `\`${text}\``);
