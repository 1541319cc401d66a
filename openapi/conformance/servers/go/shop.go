package main

import (
	"crypto/rand"
	"encoding/json"
	"fmt"
	"math"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"sort"
	"strconv"
	"strings"
	"time"
)

const site = "boutique"

// handler answers an operation: its body, which is nil for none, and headers of its own.
type handler func(values object, request *http.Request) (body any, headers map[string]string, err error)

// shop has the rows by the key that a request names them by.
type shop struct {
	products, collections, pages, promotions, giftCards map[string]object
	notifications, campaigns, rates                     []object
}

func openShop(folder string) (*shop, error) {
	var failure error
	read := func(name string) (rows []object) {
		text, err := os.ReadFile(filepath.Join(folder, name+".json"))
		if err == nil {
			err = json.Unmarshal(text, &rows)
		}
		if err != nil {
			failure = err
		}
		return rows
	}
	index := func(name, key string, isShown func(object) bool) map[string]object {
		rows := map[string]object{}
		for _, row := range read(name) {
			if isShown(row) {
				rows[strings.ToLower(fmt.Sprint(row[key]))] = row
			}
		}
		return rows
	}
	always := func(object) bool { return true }
	own := &shop{
		products:      index("products", "id", func(row object) bool { return row["enabled"] != false }),
		collections:   index("collections", "handle", always),
		pages:         index("pages", "handle", func(row object) bool { return row["published"] != false }),
		promotions:    index("promotions", "name", always),
		giftCards:     index("gift-cards", "code", always),
		notifications: read("notifications"),
		campaigns:     read("campaigns"),
		rates:         read("shipping-rates"),
	}
	return own, failure
}

func (s *shop) handlers() map[string]handler {
	return map[string]handler{
		"getProduct":        s.getProduct,
		"getCollection":     s.getCollection,
		"getPage":           s.getPage,
		"listNotifications": s.listNotifications,
		"listCampaigns":     s.listCampaigns,
		"listShippingRates": s.listShippingRates,
		"getPromotion":      s.getPromotion,
		"getGiftCard":       s.getGiftCard,
		"identify":          identify,
		"writeLog": func(object, *http.Request) (any, map[string]string, error) {
			return nil, nil, nil
		},
	}
}

var gone = refusal{"resourceDoesNotExist", nil}

func (s *shop) getProduct(values object, _ *http.Request) (any, map[string]string, error) {
	product, ok := s.products[fmt.Sprint(values["id"])]
	if !ok || !contains(listOf(product["sources"]), site) {
		return nil, nil, gone
	}
	language, currency := setting(values, "language", "en"), setting(values, "currency", "USD")
	body := inLanguage(product, "", "popularity", "strategies", "enabled", "testimonials")
	words := translation(product, language)
	for _, name := range []string{"title", "description", "contents"} {
		if text, ok := words[name]; ok {
			body[name] = text
		}
	}
	for _, name := range []string{"images", "videos"} {
		if rows, ok := product[name].([]any); ok {
			body[name] = each(rows, func(row object) object { return inLanguage(row, language) })
		}
	}
	body["meta"] = without(product["meta"].(object), "download_url")
	if price, ok := product["prices"].(object)[currency]; ok {
		body["price"] = price
	}
	sold := map[any]bool{}
	body["variants"] = each(listOf(product["variants"]), func(variant object) object {
		price, ok := variant["prices"].(object)[currency]
		if !ok {
			return nil
		}
		shown := without(variant)
		former, _ := variant["compare_at_prices"].(object)
		shown["price"], shown["compare_at_price"] = price, former[currency]
		sold[variant["id"]] = true
		return shown
	})
	inventories, _ := dig(values, "filter", "inventories").(object)
	regions, _ := inventories["region"].(string)
	wanted := "," + strings.ToLower(strings.TrimPrefix(regions, "or:")) + ","
	body["inventories"] = each(listOf(product["inventories"]), func(row object) object {
		region := strings.ToLower(fmt.Sprint(row["region"]))
		if !sold[row["variant_id"]] || regions != "" && !strings.Contains(wanted, ","+region+",") {
			return nil
		}
		return without(row, "quantity")
	})
	return body, nil, nil
}

func (s *shop) getCollection(values object, _ *http.Request) (any, map[string]string, error) {
	collection, ok := s.collections[fmt.Sprint(values["collection"])]
	if !ok {
		return nil, nil, gone
	}
	body := without(collection, "translations")
	meta := without(collection["meta"].(object))
	for name, text := range translation(collection, setting(values, "language", "en")) {
		if name == "title" || name == "description" {
			body[name] = text
		} else {
			meta[name] = text
		}
	}
	body["meta"] = meta
	return body, nil, nil
}

func (s *shop) getPage(values object, request *http.Request) (any, map[string]string, error) {
	page, ok := s.pages[fmt.Sprint(values["handle"])]
	if !ok || text(page["site"], site) != site {
		return nil, nil, gone
	}
	locale := "en"
	if strings.HasPrefix(request.Header.Get("accept-language"), "fr") {
		locale = "fr"
	}
	locale = text(values["locale"], locale)
	body := inLanguage(page, locale[:2], "position", "published", "site")
	if strings.HasPrefix(locale, "fr") && locale != "fr" && locale != "fr-CA" && locale != "fr-US" {
		merge(body, translation(page, "fr-FR"))
	}
	merge(body, translation(page, locale))
	return body, nil, nil
}

func (s *shop) listNotifications(values object, _ *http.Request) (any, map[string]string, error) {
	source := text(dig(values, "filter", "source"), site)
	ordered, sign := source, 1.0
	if order, ok := values["order"].(object); ok && len(order) > 0 {
		name := sortedNames(order)[0]
		ordered = strings.TrimSuffix(name, "_order")
		if order[name] == "DESC" {
			sign = -1
		}
	}
	cards := []object{}
	for _, card := range s.notifications {
		_, isPlaced := card["orders"].(object)[source]
		if isPlaced && number(card["date_published"], 0) <= float64(time.Now().Unix()) {
			cards = append(cards, card)
		}
	}
	place := func(card object) float64 { return sign * number(card["orders"].(object)[ordered], math.Exp2(53)) }
	sort.Slice(cards, func(a, b int) bool {
		if place(cards[a]) != place(cards[b]) {
			return place(cards[a]) < place(cards[b])
		}
		return number(cards[a]["id"], 0) < number(cards[b]["id"], 0)
	})
	body := []object{}
	for _, card := range cards {
		body = append(body, inLanguage(card, setting(values, "language", "en"), "orders", "renews_days"))
	}
	return body, nil, nil
}

func (s *shop) listCampaigns(values object, _ *http.Request) (any, map[string]string, error) {
	zones := []string{}
	list, isList := values["zones"].(string)
	if isList {
		zones = strings.Split(list, ",")
	} else {
		for _, entry := range values["zones"].(object) {
			zones = append(zones, fmt.Sprint(entry.(object)["zone"]))
		}
	}
	provider := text(dig(values, "filter", "provider_id"), "")
	campaigns := append([]object{}, s.campaigns...)
	sort.Slice(campaigns, func(a, b int) bool {
		return number(campaigns[a]["id"], 0) < number(campaigns[b]["id"], 0)
	})
	byZone, all := map[string][]object{}, []object{}
	for _, name := range zones {
		zone, err := strconv.Atoi(name)
		if err != nil {
			return nil, nil, invalid("zones", "must be numbers")
		}
		name := strconv.Itoa(zone)
		if byZone[name] != nil {
			continue
		}
		byZone[name] = []object{}
		for _, campaign := range campaigns {
			_, isSomewhere := campaign["sites"]
			isHere := !isSomewhere || contains(listOf(campaign["sites"]), site)
			if isHere && number(campaign["zone"], 0) == float64(zone) && (provider == "" || campaign["provider_id"] == provider) {
				shown := inLanguage(campaign, setting(values, "language", "en"), "provider_id", "sites")
				byZone[name] = append(byZone[name], shown)
			}
		}
		all = append(all, byZone[name]...)
	}
	if isList {
		return all, nil, nil
	}
	return byZone, nil, nil
}

func (s *shop) listShippingRates(values object, _ *http.Request) (any, map[string]string, error) {
	country := strings.ReplaceAll(strings.ToUpper(values["country"].(string)), "UK", "GB")
	served := s.ratesOf(country)
	if len(served) == 0 {
		served = s.ratesOf("*")
	}
	own := ""
	if len(served) > 0 {
		own = served[0]["currency"].(string)
	}
	currency := setting(values, "currency", own)
	standard := []object{}
	for _, rate := range served {
		if rate["currency"] == currency {
			bounds := rate["range"].(object)
			standard = append(standard, object{
				"amount":   rate["amount"],
				"original": rate["amount"],
				"range":    object{"min": bounds["min"], "max": bounds["max"]},
				"estimate": rate["estimate"],
			})
		}
	}
	return object{"data": object{"standard": standard}}, nil, nil
}

func (s *shop) ratesOf(country string) (found []object) {
	for _, rate := range s.rates {
		if rate["type"] == "standard" && contains(listOf(rate["countries"]), country) {
			found = append(found, rate)
		}
	}
	return found
}

func (s *shop) getPromotion(values object, _ *http.Request) (any, map[string]string, error) {
	promotion, ok := s.promotions[strings.ToLower(strings.TrimSpace(values["code"].(string)))]
	expired := number(promotion["date_expired"], 0)
	switch {
	case !ok:
		return nil, nil, refusal{"promotionUnrecognizable", nil}
	case text(promotion["site"], site) != site:
		return nil, nil, refusal{"promotionUnsupportedSite", promotion["site"]}
	case promotion["enabled"] != true:
		return nil, nil, refusal{"promotionUnavailable", nil}
	case expired > 0 && expired <= float64(time.Now().Unix()):
		return nil, nil, refusal{"promotionExpired", nil}
	}
	shown := inLanguage(promotion, setting(values, "language", "en"), "usage_limit")
	shown["uses_percentage"] = nil
	fields, ok := values["fields"].(string)
	if !ok {
		return shown, nil, nil
	}
	wanted := "id,name,type,discount,enabled,site," + fields
	body := object{}
	for _, name := range strings.Split(wanted, ",") {
		if value, ok := shown[name]; ok {
			body[name] = value
		}
	}
	return body, nil, nil
}

func (s *shop) getGiftCard(values object, _ *http.Request) (any, map[string]string, error) {
	card, ok := s.giftCards[strings.ToLower(strings.TrimSpace(values["code"].(string)))]
	if !ok {
		return nil, nil, refusal{"giftCardUnrecognizable", nil}
	}
	left := number(card["amount_remaining"], 0)
	currency := card["currency"].(string)
	switch {
	case left <= 0:
		return nil, nil, refusal{"giftCardExpended", left}
	case card["site"] != site:
		return nil, nil, refusal{"giftCardUnsupportedSite", card["site"]}
	case setting(values, "currency", currency) != currency:
		return nil, nil, refusal{"giftCardCurrencyDoesNotMatch", left}
	}
	return card, nil, nil
}

var uuid = regexp.MustCompile(`^[0-9a-f-]{36}$`)

func identify(_ object, request *http.Request) (any, map[string]string, error) {
	identity := newUUID()
	if cookie, err := request.Cookie("velours_identity"); err == nil && uuid.MatchString(cookie.Value) {
		identity = cookie.Value
	}
	cookie := "velours_identity=" + identity + "; Path=/; Max-Age=31536000; SameSite=Lax"
	body := object{"uuid": identity, "geoip": object{"country": nil}}
	return body, map[string]string{"Set-Cookie": cookie}, nil
}

func newUUID() string {
	bytes := make([]byte, 16)
	if _, err := rand.Read(bytes); err != nil {
		panic(err)
	}
	bytes[6], bytes[8] = bytes[6]&0x0f|0x40, bytes[8]&0x3f|0x80
	return fmt.Sprintf("%x-%x-%x-%x-%x", bytes[:4], bytes[4:6], bytes[6:8], bytes[8:10], bytes[10:])
}

// inLanguage returns a row with its words in a language, without those of others and the internal fields.
func inLanguage(row object, language string, internal ...string) object {
	shown := without(row, append(internal, "translations")...)
	merge(shown, translation(row, language))
	return shown
}

func translation(row object, language string) object {
	words, _ := dig(row, "translations", language).(object)
	return words
}

func without(row object, names ...string) object {
	left := object{}
	merge(left, row)
	for _, name := range names {
		delete(left, name)
	}
	return left
}

func merge(into, from object) {
	for name, value := range from {
		into[name] = value
	}
}

// each returns the changed rows, less those that became nil.
func each(rows []any, change func(object) object) []object {
	changed := []object{}
	for _, row := range rows {
		if own := change(row.(object)); own != nil {
			changed = append(changed, own)
		}
	}
	return changed
}

// dig returns what is under names within names; nil where there is nothing.
func dig(value any, names ...string) any {
	for _, name := range names {
		row, _ := value.(object)
		value = row[name]
	}
	return value
}

func setting(values object, name, fallback string) string {
	return text(dig(values, "configuration", name), fallback)
}

func text(value any, fallback string) string {
	if value, ok := value.(string); ok && value != "" {
		return value
	}
	return fallback
}
