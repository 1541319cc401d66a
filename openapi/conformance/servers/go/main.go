// Ten operations of the Velours contract with Go's standard library alone.
//
//	go run . -contract openapi.json -data DIRECTORY -port 4000
//
// Requests are validated with the contract's own schemas, and refusals are the contract's own examples with another value.
package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"log"
	"net"
	"net/http"
	"net/url"
	"os"
	"strings"
	"unicode/utf8"
)

const token = "velours-dev"

type api struct {
	contract *contract
	handlers map[string]handler
}

func (a *api) ServeHTTP(writer http.ResponseWriter, request *http.Request) {
	path := request.URL.EscapedPath()
	own, parameters := a.contract.find(request.Method, strings.TrimPrefix(path, "/api"))
	if own == nil || a.handlers[own.id] == nil || !strings.HasPrefix(path, "/api/") {
		send(writer, request, 501, object{"detail": "not implemented"}, nil, nil)
		return
	}
	body, headers, err := a.answer(own, parameters, request)
	if err != nil {
		r, ok := err.(refusal)
		if !ok {
			r = refusal{"validationError", object{"request": "cannot be read"}}
		}
		status, body := a.contract.refuse(own, r)
		send(writer, request, status, body, nil, nil)
		return
	}
	if body == nil {
		send(writer, request, 204, nil, headers, nil)
		return
	}
	vary, _ := own.row["x-vary"].([]any)
	send(writer, request, 200, body, headers, vary)
}

func (a *api) answer(own *operation, parameters map[string]string, request *http.Request) (any, map[string]string, error) {
	if request.Header.Get("x-client-token") != token {
		return nil, nil, refusal{"clientTokenInvalid", nil}
	}
	if request.Method != "GET" && request.Header.Get("sec-fetch-site") == "cross-site" {
		return nil, nil, refusal{"crossSiteRequest", nil}
	}
	for name, value := range parameters {
		plain, err := url.PathUnescape(value)
		if err != nil || !utf8.ValidString(plain) {
			return nil, nil, invalid(name, "cannot be read")
		}
		parameters[name] = plain
	}
	sent, err := io.ReadAll(request.Body)
	if err != nil || !utf8.Valid(sent) {
		return nil, nil, invalid("body", "cannot be read")
	}
	var body any
	if len(bytes.TrimSpace(sent)) > 0 {
		if err := json.Unmarshal(sent, &body); err != nil {
			return nil, nil, invalid("body", "must be JSON")
		}
	}
	query, err := parseQuery(request.URL.RawQuery)
	if err != nil {
		return nil, nil, err
	}
	values, err := a.contract.readInput(own, parameters, query, body)
	if err != nil {
		return nil, nil, err
	}
	return a.handlers[own.id](values, request)
}

// send writes an answer; vary, the request headers that a 200 depends on beside its address, makes it one to revalidate.
func send(writer http.ResponseWriter, request *http.Request, status int, body any, headers map[string]string, vary []any) {
	own := writer.Header()
	own.Set("Cache-Control", "no-store")
	own.Set("X-Session-Validation", "1")
	for name, value := range headers {
		own.Set(name, value)
	}
	var text []byte
	if body != nil {
		text, _ = json.Marshal(body)
		own.Set("Content-Type", "application/json; charset=utf-8")
	}
	if vary != nil {
		hash := sha256.Sum256(text)
		tag := `"` + base64.URLEncoding.EncodeToString(hash[:])[:22] + `"`
		own.Set("ETag", tag)
		own.Set("Cache-Control", "private, no-cache")
		if len(vary) > 0 {
			own.Set("Vary", strings.Trim(strings.ReplaceAll(fmt.Sprint(vary), " ", ", "), "[]"))
		}
		for _, stored := range strings.Split(request.Header.Get("if-none-match"), ",") {
			if strings.TrimPrefix(strings.TrimSpace(stored), "W/") == tag {
				own.Del("Content-Type")
				writer.WriteHeader(304)
				return
			}
		}
	}
	writer.WriteHeader(status)
	writer.Write(text)
}

func main() {
	document := flag.String("contract", "", "openapi.json")
	data := flag.String("data", "", "folder of the shop's rows")
	port := flag.Int("port", 4000, "0 for any")
	flag.Parse()
	text, err := os.ReadFile(*document)
	if err != nil {
		log.Fatal(err)
	}
	var parsed object
	if err := json.Unmarshal(text, &parsed); err != nil {
		log.Fatal(err)
	}
	own, err := openShop(*data)
	if err != nil {
		log.Fatal(err)
	}
	listener, err := net.Listen("tcp", fmt.Sprintf("127.0.0.1:%d", *port))
	if err != nil {
		log.Fatal(err)
	}
	fmt.Printf("http://%s/api\n", listener.Addr())
	log.Fatal(http.Serve(listener, &api{newContract(parsed), own.handlers()}))
}
