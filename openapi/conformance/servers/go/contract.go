package main

import (
	"encoding/json"
	"fmt"
	"math"
	"net/url"
	"regexp"
	"sort"
	"strings"
	"unicode/utf8"
)

// object is a JSON object: the contract, a row of the shop, or a body.
type object = map[string]any

// refusal is an error reference of the contract, with its value.
type refusal struct {
	reference string
	value     any
}

func (r refusal) Error() string { return r.reference }

func invalid(where, text string) error {
	return refusal{"validationError", object{where: text}}
}

type operation struct {
	id      string
	method  string
	pattern *regexp.Regexp
	row     object
}

type contract struct {
	document   object
	operations []operation
	patterns   map[string]*regexp.Regexp
}

var parameterInPath = regexp.MustCompile(`\{(\w+)\}`)

func newContract(document object) *contract {
	c := &contract{document: document, patterns: map[string]*regexp.Regexp{}}
	for path, item := range document["paths"].(object) {
		for method, row := range item.(object) {
			if !strings.Contains(" get post put delete ", " "+method+" ") {
				continue
			}
			row := c.resolve(row)
			pattern := regexp.MustCompile("^" + parameterInPath.ReplaceAllString(path, "(?P<$1>[^/]+)") + "$")
			c.operations = append(c.operations, operation{row["operationId"].(string), strings.ToUpper(method), pattern, row})
		}
	}
	// A path written out wins over one with a parameter.
	sort.Slice(c.operations, func(a, b int) bool {
		return c.operations[a].pattern.NumSubexp() < c.operations[b].pattern.NumSubexp()
	})
	c.compile(document)
	return c
}

// compile keeps every pattern of the contract. Lookaheads are not in Go's syntax: their patterns are not held.
func (c *contract) compile(part any) {
	switch part := part.(type) {
	case object:
		if text, ok := part["pattern"].(string); ok {
			if pattern, err := regexp.Compile(text); err == nil {
				c.patterns[text] = pattern
			}
		}
		for _, child := range part {
			c.compile(child)
		}
	case []any:
		for _, child := range part {
			c.compile(child)
		}
	}
}

func (c *contract) resolve(part any) object {
	for {
		row := part.(object)
		reference, ok := row["$ref"].(string)
		if !ok {
			return row
		}
		part = c.document
		for _, step := range strings.Split(reference[2:], "/") {
			part = part.(object)[strings.ReplaceAll(strings.ReplaceAll(step, "~1", "/"), "~0", "~")]
		}
	}
}

// find returns the operation of a request and the parameters in its path, still escaped.
func (c *contract) find(method, path string) (*operation, map[string]string) {
	for index := range c.operations {
		own := &c.operations[index]
		match := own.pattern.FindStringSubmatch(path)
		if own.method != method || match == nil {
			continue
		}
		values := map[string]string{}
		for place, name := range own.pattern.SubexpNames() {
			if name != "" {
				values[name] = match[place]
			}
		}
		return own, values
	}
	return nil, nil
}

// refuse returns status and body of a refusal, from the contract's example of it.
func (c *contract) refuse(own *operation, r refusal) (int, object) {
	for status, response := range own.row["responses"].(object) {
		content, _ := c.resolve(response)["content"].(object)
		media, _ := content["application/json"].(object)
		examples, _ := media["examples"].(object)
		example, ok := examples[r.reference]
		if !ok {
			continue
		}
		body := object{}
		for name, value := range c.resolve(example)["value"].(object) {
			body[name] = value
		}
		body["value"] = r.value
		var code int
		fmt.Sscan(status, &code)
		return code, body
	}
	panic(own.id + " does not declare " + r.reference)
}

// check returns the refusal of the first part of a value that is not what a schema says.
func (c *contract) check(schemaOrReference, value any, where string) error {
	schema := c.resolve(schemaOrReference)
	branches, ok := schema["oneOf"].([]any)
	if !ok {
		branches, _ = schema["anyOf"].([]any)
	}
	fits := len(branches) == 0
	for _, branch := range branches {
		fits = fits || c.check(branch, value, where) == nil
	}
	if !fits {
		return invalid(where, "is none of what is allowed")
	}
	types := listOf(schema["type"])
	fits = len(types) == 0
	for _, name := range types {
		fits = fits || isType(name.(string), value)
	}
	if !fits {
		return invalid(where, fmt.Sprint("must be ", types))
	}
	if allowed, ok := schema["enum"].([]any); ok && !contains(allowed, value) {
		return invalid(where, fmt.Sprint("must be one of ", allowed))
	}
	switch value := value.(type) {
	case string:
		length := float64(utf8.RuneCountInString(value))
		if length < number(schema["minLength"], 0) || length > number(schema["maxLength"], math.Inf(1)) {
			return invalid(where, "has a length that is not allowed")
		}
		text, _ := schema["pattern"].(string)
		if pattern := c.patterns[text]; text != "" && pattern != nil && !pattern.MatchString(value) {
			return invalid(where, "must match "+text)
		}
	case float64:
		if value < number(schema["minimum"], math.Inf(-1)) || value > number(schema["maximum"], math.Inf(1)) {
			return invalid(where, "is out of bounds")
		}
	case object:
		return c.checkObject(schema, value, where)
	}
	return nil
}

func (c *contract) checkObject(schema, value object, where string) error {
	count := float64(len(value))
	if count < number(schema["minProperties"], 0) || count > number(schema["maxProperties"], math.Inf(1)) {
		return invalid(where, "has a number of properties that is not allowed")
	}
	for _, name := range listOf(schema["required"]) {
		if _, ok := value[name.(string)]; !ok {
			return invalid(where+"."+name.(string), "is required")
		}
	}
	properties, _ := schema["properties"].(object)
	for _, name := range sortedNames(value) {
		own, ok := properties[name]
		if !ok {
			own = schema["additionalProperties"]
		}
		if own == false {
			return invalid(where+"."+name, "is not allowed")
		}
		if own, ok := own.(object); ok {
			if err := c.check(own, value[name], where+"."+name); err != nil {
				return err
			}
		}
	}
	return nil
}

// readInput returns the parameters by name. Refuses those that are not what the contract says.
func (c *contract) readInput(own *operation, path map[string]string, query object, body any) (object, error) {
	values := object{}
	for _, reference := range listOf(own.row["parameters"]) {
		parameter := c.resolve(reference)
		name := parameter["name"].(string)
		var value any
		given := false
		switch parameter["in"] {
		case "path":
			value, given = path[name]
		case "query":
			value, given = query[name]
		}
		if !given {
			if parameter["required"] == true && parameter["in"] != "header" {
				return nil, invalid(name, "is required")
			}
			continue
		}
		value = coerce(c.resolve(parameter["schema"]), value)
		if err := c.check(parameter["schema"], value, name); err != nil {
			return nil, err
		}
		values[name] = value
	}
	if own.row["requestBody"] == nil {
		return values, nil
	}
	request := c.resolve(own.row["requestBody"])
	if body == nil {
		if request["required"] == true {
			return nil, invalid("body", "is required")
		}
		return values, nil
	}
	media := request["content"].(object)["application/json"].(object)
	return values, c.check(media["schema"], body, "body")
}

var integer = regexp.MustCompile(`^-?[0-9]{1,15}$`)

// coerce makes a number of one that came as the text of an address.
func coerce(schema object, value any) any {
	text, ok := value.(string)
	if !ok || schema["type"] != "integer" || !integer.MatchString(text) {
		return value
	}
	var number float64
	if json.Unmarshal([]byte(text), &number) != nil {
		return value
	}
	return number
}

var key = regexp.MustCompile(`[^\[\]]+`)

// parseQuery reads `filter[source]=boutique` as {"filter": {"source": "boutique"}}.
func parseQuery(text string) (object, error) {
	values := object{}
	for _, pair := range strings.Split(text, "&") {
		if pair == "" {
			continue
		}
		rawName, rawValue, _ := strings.Cut(pair, "=")
		name, value := unescape(rawName), unescape(rawValue)
		if !utf8.ValidString(name) || !utf8.ValidString(value) {
			return nil, invalid("query", "is not UTF-8")
		}
		keys := key.FindAllString(name, -1)
		if len(keys) == 0 {
			keys = []string{name}
		}
		place := values
		last := len(keys) - 1
		for _, own := range keys[:last] {
			if _, ok := place[own]; !ok {
				place[own] = object{}
			}
			next, ok := place[own].(object)
			if !ok {
				return nil, invalid(name, "is given in two forms")
			}
			place = next
		}
		if _, ok := place[keys[last]]; ok {
			return nil, invalid(name, "is given twice")
		}
		place[keys[last]] = value
	}
	return values, nil
}

// unescape leaves a text with a broken escape as it is, as browsers do.
func unescape(text string) string {
	if value, err := url.QueryUnescape(text); err == nil {
		return value
	}
	return text
}

func isType(name string, value any) bool {
	switch value := value.(type) {
	case nil:
		return name == "null"
	case bool:
		return name == "boolean"
	case float64:
		return name == "number" || name == "integer" && value == math.Trunc(value)
	case string:
		return name == "string"
	case []any:
		return name == "array"
	case object:
		return name == "object"
	}
	return false
}

func number(value any, fallback float64) float64 {
	if value, ok := value.(float64); ok {
		return value
	}
	return fallback
}

// listOf makes a list of a single value; of nothing an empty one.
func listOf(value any) []any {
	switch value := value.(type) {
	case nil:
		return nil
	case []any:
		return value
	}
	return []any{value}
}

func contains(list []any, value any) bool {
	for _, entry := range list {
		switch entry.(type) {
		case object, []any:
		default:
			if entry == value {
				return true
			}
		}
	}
	return false
}

func sortedNames(value object) []string {
	names := make([]string, 0, len(value))
	for name := range value {
		names = append(names, name)
	}
	sort.Strings(names)
	return names
}
