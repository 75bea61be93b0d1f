/** The document of the frame that an address field asks; nobody sees it. */
import * as m from '#messages';
import { useLive } from './use-live.ts';

const loadLive = () => import('./live-places.tsx').then(({ LivePlaces }) => LivePlaces);

export function PlacesPage({ apiKey }: { apiKey: string }) {
  const Live = useLive<{ apiKey: string }>(loadLive);
  return (
    <main>
      <h1>{m.map_title()}</h1>
      {Live ? <Live apiKey={apiKey} /> : null}
    </main>
  );
}
