"""Ten operations of the Velours contract with Python's standard library alone.

    python3 server.py --contract openapi.json --data DIRECTORY --port 4000

Requests are validated with the contract's own schemas, and refusals are the contract's own examples with another value.
"""

import argparse
import base64
import hashlib
import json
import re
import time
import uuid
from http.cookies import SimpleCookie
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import parse_qsl, unquote, urlsplit

SITE = "boutique"
TOKEN = "velours-dev"
YEAR = 365 * 24 * 60 * 60


class Refusal(Exception):
    """An error reference of the contract, with its value."""

    def __init__(self, reference, value=None):
        super().__init__(reference)
        self.reference = reference
        self.value = value


class Contract:
    def __init__(self, document):
        self.document = document
        self.operations = [
            (method.upper(), pattern_of(path), self.resolve(operation))
            for path, item in document["paths"].items()
            for method, operation in item.items()
            if method in ("get", "post", "put", "delete")
        ]

    def resolve(self, part):
        while "$ref" in part:
            target = self.document
            for step in part["$ref"][2:].split("/"):
                target = target[step.replace("~1", "/").replace("~0", "~")]
            part = target
        return part

    def find(self, method, path):
        """The operation of a request and the parameters in its path; a path written out wins over one with a parameter."""
        found = [
            (len(match.groups()), operation, match.groupdict())
            for own, pattern, operation in self.operations
            if own == method and (match := pattern.fullmatch(path))
        ]
        return min(found, key=lambda entry: entry[0])[1:] if found else (None, {})

    def refusal(self, operation, reference, value):
        """Status and body of a refusal, from the contract's example of it."""
        for status, response in operation["responses"].items():
            content = self.resolve(response).get("content", {}).get("application/json", {})
            example = content.get("examples", {}).get(reference)
            if example is not None:
                return int(status), {**self.resolve(example)["value"], "value": value}
        raise LookupError(f"{operation['operationId']} does not declare {reference}")

    def problem(self, schema, value, where):
        """The first place where a value is not what a schema says, as a pair of its path and a text; else None."""
        schema = self.resolve(schema)
        branches = schema.get("oneOf") or schema.get("anyOf")
        if branches and all(self.problem(branch, value, where) for branch in branches):
            return where, "is none of what is allowed"
        types = schema.get("type", [])
        types = [types] if isinstance(types, str) else types
        if types and not any(is_type(name, value) for name in types):
            return where, f"must be {' or '.join(types)}"
        if "enum" in schema and value not in schema["enum"]:
            return where, "must be one of " + ", ".join(map(str, schema["enum"]))
        if isinstance(value, str):
            # Lengths are counted in characters, patterns are found anywhere, as in JSON Schema.
            if not schema.get("minLength", 0) <= len(value) <= schema.get("maxLength", len(value)):
                return where, "has a length that is not allowed"
            if "pattern" in schema and not re.search(schema["pattern"].replace(r"\d", "[0-9]"), value):
                return where, f"must match {schema['pattern']}"
        if is_type("number", value):
            if not schema.get("minimum", value) <= value <= schema.get("maximum", value):
                return where, "is out of bounds"
        if isinstance(value, dict):
            return self.problem_of_object(schema, value, where)
        return None

    def problem_of_object(self, schema, value, where):
        if not schema.get("minProperties", 0) <= len(value) <= schema.get("maxProperties", len(value)):
            return where, "has a number of properties that is not allowed"
        for name in schema.get("required", []):
            if name not in value:
                return f"{where}.{name}", "is required"
        for name, part in value.items():
            own = schema.get("properties", {}).get(name, schema.get("additionalProperties", True))
            if own is False:
                return f"{where}.{name}", "is not allowed"
            if isinstance(own, dict) and (found := self.problem(own, part, f"{where}.{name}")):
                return found
        return None

    def read_input(self, operation, path, query, body):
        """Parameters by name. Refuses those that are not what the contract says."""
        values = {}
        for parameter in map(self.resolve, operation.get("parameters", [])):
            name, given = parameter["name"], {"path": path, "query": query}.get(parameter["in"], {})
            if name not in given:
                if parameter.get("required"):
                    raise Refusal("validationError", {name: "is required"})
                continue
            value = coerce(self.resolve(parameter["schema"]), given[name])
            if found := self.problem(parameter["schema"], value, name):
                raise Refusal("validationError", dict([found]))
            values[name] = value
        if request_body := operation.get("requestBody"):
            request_body = self.resolve(request_body)
            if body is None and request_body.get("required"):
                raise Refusal("validationError", {"body": "is required"})
            schema = request_body["content"]["application/json"]["schema"]
            if body is not None and (found := self.problem(schema, body, "body")):
                raise Refusal("validationError", dict([found]))
        return values


def pattern_of(path):
    return re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", path))


def is_type(name, value):
    if name == "null":
        return value is None
    if name == "boolean":
        return isinstance(value, bool)
    if name in ("integer", "number"):
        whole = isinstance(value, int) or (isinstance(value, float) and value.is_integer())
        return not isinstance(value, bool) and (whole or (name == "number" and isinstance(value, float)))
    return isinstance(value, {"string": str, "array": list, "object": dict}[name])


def coerce(schema, value):
    """A number that came as the text of an address."""
    if schema.get("type") == "integer" and re.fullmatch(r"-?[0-9]{1,15}", str(value)):
        return int(value)
    return value


def parse_query(text):
    """`filter[source]=boutique` as `{"filter": {"source": "boutique"}}`."""
    values = {}
    for name, value in parse_qsl(text, keep_blank_values=True):
        keys = re.findall(r"[^\[\]]+", name) or [name]
        place = values
        for key in keys[:-1]:
            place = place.setdefault(key, {})
            if not isinstance(place, dict):
                raise Refusal("validationError", {name: "is given in two forms"})
        if keys[-1] in place:
            raise Refusal("validationError", {name: "is given twice"})
        place[keys[-1]] = value
    return values


def in_language(row, language, *internal):
    """A row with its words in a language, without those of others and what is not for clients."""
    shown = {key: value for key, value in row.items() if key not in ("translations", *internal)}
    return {**shown, **row.get("translations", {}).get(language, {})}


class Shop:
    """The operations by name: each takes its parameters, and answers its body and headers."""

    def __init__(self, data):
        read = lambda name: json.loads((data / f"{name}.json").read_text())
        self.products = {product["id"]: product for product in read("products") if product.get("enabled", True)}
        self.collections = {collection["handle"]: collection for collection in read("collections")}
        self.pages = {page["handle"]: page for page in read("pages") if page.get("published") is not False}
        self.notifications = read("notifications")
        self.campaigns = read("campaigns")
        self.rates = read("shipping-rates")
        self.promotions = {promotion["name"].lower(): promotion for promotion in read("promotions")}
        self.gift_cards = {card["code"]: card for card in read("gift-cards")}

    def getProduct(self, values, request):
        product = self.products.get(values["id"])
        if product is None or SITE not in product["sources"]:
            raise Refusal("resourceDoesNotExist")
        configuration = values.get("configuration", {})
        language, currency = configuration.get("language", "en"), configuration.get("currency", "USD")
        regions = listed(values.get("filter", {}).get("inventories", {}).get("region"))
        variants = [
            {
                **variant,
                "price": variant["prices"][currency],
                "compare_at_price": variant.get("compare_at_prices", {}).get(currency),
            }
            for variant in product["variants"]
            if currency in variant["prices"]
        ]
        sold = {variant["id"] for variant in variants}
        media = {
            name: [in_language(row, language) for row in product[name]] for name in ("images", "videos") if name in product
        }
        words = product.get("translations", {}).get(language, {})
        return {
            **in_language(product, None, "popularity", "strategies", "enabled", "testimonials"),
            **{name: words[name] for name in ("title", "description", "contents") if name in words},
            **media,
            "meta": {key: value for key, value in product["meta"].items() if key != "download_url"},
            "price": product["prices"].get(currency, product["price"]),
            "variants": variants,
            "inventories": [
                {key: value for key, value in row.items() if key != "quantity"}
                for row in product["inventories"]
                if row["variant_id"] in sold and (regions is None or row["region"].lower() in regions)
            ],
        }, {}

    def getCollection(self, values, request):
        collection = self.collections.get(values["collection"])
        if collection is None:
            raise Refusal("resourceDoesNotExist")
        words = dict(collection.get("translations", {}).get(language_of(values), {}))
        shown = {key: value for key, value in collection.items() if key != "translations"}
        shown.update({name: words.pop(name) for name in ("title", "description") if name in words})
        return {**shown, "meta": {**shown["meta"], **words}}, {}

    def getPage(self, values, request):
        page = self.pages.get(values["handle"])
        if page is None or page.get("site", SITE) != SITE:
            raise Refusal("resourceDoesNotExist")
        accepted = "fr" if (request.headers.get("accept-language") or "").startswith("fr") else "en"
        locale = values.get("locale", accepted)
        words = page.get("translations", {})
        overseas = locale.startswith("fr") and locale not in ("fr", "fr-CA", "fr-US")
        shown = in_language(page, locale[:2], "position", "published", "site")
        return {**shown, **(words.get("fr-FR", {}) if overseas else {}), **words.get(locale, {})}, {}

    def listNotifications(self, values, request):
        source = values.get("filter", {}).get("source") or SITE
        (key, direction), *_ = [*values.get("order", {}).items(), (f"{source}_order", "ASC")]
        site = key.removesuffix("_order")
        cards = [
            card
            for card in self.notifications
            if source in card["orders"] and card["date_published"] <= time.time()
        ]
        sign = -1 if direction == "DESC" else 1
        cards.sort(key=lambda card: (sign * card["orders"].get(site, 2**53), card["id"]))
        return [in_language(card, language_of(values), "orders", "renews_days") for card in cards], {}

    def listCampaigns(self, values, request):
        zones = values["zones"]
        numbers = (
            [int(zone) for zone in zones.split(",")]
            if isinstance(zones, str)
            else [int(entry["zone"]) for entry in zones.values()]
        )
        provider = values.get("filter", {}).get("provider_id")
        shown = [
            in_language(campaign, language_of(values), "provider_id", "sites")
            for campaign in sorted(self.campaigns, key=lambda campaign: campaign["id"])
            if SITE in campaign.get("sites", [SITE]) and provider in (None, "", campaign.get("provider_id"))
        ]
        by_zone = {number: [campaign for campaign in shown if campaign["zone"] == number] for number in numbers}
        if isinstance(zones, str):
            return [campaign for campaigns in by_zone.values() for campaign in campaigns], {}
        return by_zone, {}

    def listShippingRates(self, values, request):
        country = values["country"].upper().replace("UK", "GB")
        standard = [rate for rate in self.rates if rate["type"] == "standard"]
        served = [rate for rate in standard if country in rate["countries"]]
        served = served or [rate for rate in standard if "*" in rate["countries"]]
        own = served[0]["currency"] if served else None
        currency = values.get("configuration", {}).get("currency", own)
        return {
            "data": {
                "standard": [
                    {
                        "amount": rate["amount"],
                        "original": rate["amount"],
                        "range": {"min": rate["range"]["min"], "max": rate["range"].get("max")},
                        "estimate": rate.get("estimate"),
                    }
                    for rate in served
                    if rate["currency"] == currency
                ]
            }
        }, {}

    def getPromotion(self, values, request):
        promotion = self.promotions.get(values["code"].strip().lower())
        if promotion is None:
            raise Refusal("promotionUnrecognizable")
        if promotion.get("site", SITE) != SITE:
            raise Refusal("promotionUnsupportedSite", promotion["site"])
        if not promotion["enabled"]:
            raise Refusal("promotionUnavailable")
        if 0 < (promotion.get("date_expired") or 0) <= time.time():
            raise Refusal("promotionExpired")
        shown = {**in_language(promotion, language_of(values), "usage_limit"), "uses_percentage": None}
        if "fields" not in values:
            return shown, {}
        fields = ["id", "name", "type", "discount", "enabled", "site", *values["fields"].split(",")]
        return {key: value for key, value in shown.items() if key in fields}, {}

    def getGiftCard(self, values, request):
        card = self.gift_cards.get(values["code"].strip())
        if card is None:
            raise Refusal("giftCardUnrecognizable")
        left = card["amount_remaining"]
        if left <= 0:
            raise Refusal("giftCardExpended", left)
        if card["site"] != SITE:
            raise Refusal("giftCardUnsupportedSite", card["site"])
        if values.get("configuration", {}).get("currency", card["currency"]) != card["currency"]:
            raise Refusal("giftCardCurrencyDoesNotMatch", left)
        return card, {}

    def identify(self, values, request):
        cookie = SimpleCookie(request.headers.get("cookie", "")).get("velours_identity")
        identity = cookie.value if cookie and re.fullmatch(r"[0-9a-f-]{36}", cookie.value) else str(uuid.uuid4())
        set_cookie = f"velours_identity={identity}; Path=/; Max-Age={YEAR}; SameSite=Lax"
        return {"uuid": identity, "geoip": {"country": None}}, {"Set-Cookie": set_cookie}

    def writeLog(self, values, request):
        return None, {}


def language_of(values):
    return values.get("configuration", {}).get("language", "en")


def listed(value):
    """`or:US,INTL` in lower case; None where there is no filter."""
    return value.removeprefix("or:").lower().split(",") if value else None


class Handler(BaseHTTPRequestHandler):
    contract: Contract
    shop: Shop
    protocol_version = "HTTP/1.1"

    def respond(self):
        address = urlsplit(self.path)
        length = int(self.headers.get("content-length") or 0)
        sent = self.rfile.read(length)
        operation, path = self.contract.find(self.command, address.path.removeprefix("/api"))
        handle = operation and getattr(self.shop, operation["operationId"], None)
        if not address.path.startswith("/api/") or handle is None:
            return self.send(501, {"detail": "not implemented"}, {})
        try:
            if self.headers.get("x-client-token") != TOKEN:
                raise Refusal("clientTokenInvalid")
            if self.command != "GET" and self.headers.get("sec-fetch-site") == "cross-site":
                raise Refusal("crossSiteRequest")
            path = {name: unquote(value, errors="strict") for name, value in path.items()}
            body = json.loads(sent) if sent else None
            values = self.contract.read_input(operation, path, parse_query(address.query), body)
            body, headers = handle(values, self)
        except Refusal as refusal:
            return self.send(*self.contract.refusal(operation, refusal.reference, refusal.value), {})
        except ValueError:
            return self.send(*self.contract.refusal(operation, "validationError", {"request": "cannot be read"}), {})
        if body is None:
            return self.send(204, None, headers)
        return self.send(200, body, headers, operation.get("x-vary"))

    do_GET = do_POST = do_PUT = do_DELETE = respond

    def send(self, status, body, headers, vary=None):
        text = b"" if body is None else json.dumps(body, ensure_ascii=False).encode()
        headers = {"Cache-Control": "no-store", "X-Session-Validation": "1", **headers}
        if vary is not None:
            tag = f'"{base64.urlsafe_b64encode(hashlib.sha256(text).digest())[:22].decode()}"'
            headers.update({"ETag": tag, "Cache-Control": "private, no-cache"})
            if vary:
                headers["Vary"] = ", ".join(vary)
            stored = (self.headers.get("if-none-match") or "").split(",")
            if tag in [entry.strip().removeprefix("W/") for entry in stored]:
                status, text = 304, b""
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        if text:
            self.send_header("Content-Type", "application/json; charset=utf-8")
        if status not in (204, 304):
            self.send_header("Content-Length", str(len(text)))
        self.end_headers()
        self.wfile.write(text)

    def log_message(self, *_):
        pass


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--contract", type=Path, required=True)
    options.add_argument("--data", type=Path, required=True)
    options.add_argument("--port", type=int, default=4000)
    values = options.parse_args()
    Handler.contract = Contract(json.loads(values.contract.read_text()))
    Handler.shop = Shop(values.data)
    server = ThreadingHTTPServer(("127.0.0.1", values.port), Handler)
    print(f"http://127.0.0.1:{server.server_port}/api", flush=True)
    server.serve_forever()


if __name__ == "__main__":
    main()
