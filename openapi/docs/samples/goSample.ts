import type { Operation } from "../../generate/contract.ts";
import { sampleRequest } from "../../generate/examples/sampleRequest.ts";
import type { OpenApiDocument } from "../../generate/OpenApiDocument.ts";
import { sampleAddress, sampleHeaders } from "./request.ts";

/** The same call with Go's own library, as gofmt writes it. */
export function goSample(document: OpenApiDocument, operation: Operation): string {
  const sample = sampleRequest(document, operation);
  const { hasBody, body } = sample;
  const packages = ["fmt", "io", "log", "net/http", ...(hasBody ? ["strings"] : [])];
  const headers = Object.entries(sampleHeaders(operation, sample))
    .map(([name, value]) => `\trequest.Header.Set(${JSON.stringify(name)}, ${JSON.stringify(value)})\n`)
    .join("");
  return `package main

import (
${packages.map((name) => `\t"${name}"\n`).join("")})

func main() {
${hasBody ? `\tbody := strings.NewReader(${goText(JSON.stringify(body, null, 2))})\n` : ""}\trequest, err := http.NewRequest("${operation.method.toUpperCase()}", ${JSON.stringify(sampleAddress(operation, sample))}, ${hasBody ? "body" : "nil"})
	if err != nil {
		log.Fatal(err)
	}
${headers}	response, err := http.DefaultClient.Do(request)
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
