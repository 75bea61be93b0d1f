/** Answers the address field of the page around the frame (ui/place-suggestions.tsx); in the browser alone. */
import { useEffect } from 'react';
import { onMessage, tell } from '#ui/map-messages.ts';
import { placeAddress } from './place-address.ts';
import { useTold } from './use-live.ts';
import { useMapsLoader } from './use-maps-loader.ts';

export function LivePlaces({ apiKey }: { apiKey: string }) {
  const loader = useMapsLoader(apiKey);
  useTold(loader);
  useEffect(() => {
    if (loader !== 'success') return;
    const { AutocompleteSessionToken, AutocompleteSuggestion } = google.maps.places;
    const known = new Map<string, google.maps.places.PlacePrediction>();
    // Google bills what is typed until an address is chosen as one.
    let session: google.maps.places.AutocompleteSessionToken | null = null;
    const predict = async (input: string, asked: unknown) => {
      session ??= new AutocompleteSessionToken();
      const { suggestions } = await AutocompleteSuggestion.fetchAutocompleteSuggestions({
        input,
        sessionToken: session,
        includedRegionCodes: ['us'],
        includedPrimaryTypes: ['street_address', 'premise', 'subpremise', 'route'],
      });
      const found = suggestions.flatMap(({ placePrediction }) => placePrediction ?? []);
      for (const prediction of found) known.set(prediction.placeId, prediction);
      const predictions = found.map(({ placeId, text }) => ({ id: placeId, text: text.text }));
      tell(window.parent, { predictions, asked });
    };
    const choose = async (id: string) => {
      const place = known.get(id)?.toPlace();
      await place?.fetchFields({ fields: ['addressComponents'] });
      session = null;
      known.clear();
      tell(window.parent, { address: placeAddress(place?.addressComponents ?? []) });
    };
    // Without an answer the field is a field as before.
    const silent = () => tell(window.parent, { predictions: [] });
    return onMessage(
      () => window.parent,
      ({ ask, asked, choose: id }) => {
        if (typeof ask === 'string') predict(ask, asked).catch(silent);
        if (typeof id === 'string') choose(id).catch(silent);
      },
    );
  }, [loader]);
  return null;
}
