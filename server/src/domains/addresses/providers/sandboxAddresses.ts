import { ServiceError } from "../../../platform/http/callService.ts";
import type { Trace } from "../../../platform/sandbox/Trace.ts";
import type { AddressProvider } from "../AddressProvider.ts";
import { places, placesInside, placesLike } from "./sandboxPlaces.ts";

/** The sandbox's address service: 'main', 'st', 'zzz' find what they say, 'fail' breaks it. */
export function sandboxAddresses(trace: Trace): AddressProvider {
  const countryById = new Map(places.map(({ id, country }) => [id, country]));
  return {
    async complete({ partialStreet, countries, limit, container }) {
      trace.add("postgrid", "complete", { countries: countries.join(), limit, container: container ?? null });
      if (partialStreet.toLowerCase() === "fail")
        throw new ServiceError("The sandbox's address service", 500);
      const found = container === undefined ? placesLike(partialStreet) : placesInside(container);
      const near = ({ id }: { id: string }) =>
        countries.length === 0 || countries.includes(countryById.get(id) ?? "");
      return found.filter(near).slice(0, limit);
    },
    async find(id) {
      trace.add("postgrid", "find", { id });
      return places.find((candidate) => candidate.id === id && candidate.type === "Address")?.address;
    },
  };
}
