/** The maps script, loaded (docs/product.md#maps). The loader tries three times more, and writes a line each time. */
import { type Libraries, useJsApiLoader } from '@react-google-maps/api';
import { useEffect, useState } from 'react';
import type { MapState } from '#ui/map-messages.ts';

/** One array for good: another one would load the script again. */
const libraries: Libraries = ['places', 'marker'];

/** Google asks for it by this name when it does not take the key. */
type Refusable = Window & { gm_authFailure?: () => void };

export function useMapsLoader(apiKey: string): Exclude<MapState, 'initialized'> {
  const { isLoaded, loadError } = useJsApiLoader({ id: 'maps-script', googleMapsApiKey: apiKey, libraries });
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    (window as Refusable).gm_authFailure = () => setRefused(true);
  }, []);
  if (loadError || isRefused) return 'failure';
  return isLoaded ? 'success' : 'loading';
}
