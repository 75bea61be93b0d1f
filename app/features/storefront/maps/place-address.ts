/** An address as our forms have it, from the parts that Google gives a place. */
export type PlaceAddress = { street: string; city: string; state: string; zip: string };

export type AddressPart = { longText: string | null; shortText: string | null; types: string[] };

/** Where a part is missing, its field is ''. */
export function placeAddress(parts: readonly AddressPart[]): PlaceAddress {
  const part = (...types: string[]) =>
    types.map((type) => parts.find((one) => one.types.includes(type))).find((one) => one !== undefined);
  const number = part('street_number')?.longText ?? '';
  const route = part('route')?.shortText ?? '';
  return {
    street: [number, route].filter(Boolean).join(' '),
    city:
      part('locality', 'postal_town', 'sublocality_level_1', 'administrative_area_level_3')?.longText ?? '',
    state: part('administrative_area_level_1')?.shortText ?? '',
    zip: part('postal_code')?.longText ?? '',
  };
}
