/** The document of a map's frame. */
import * as m from '#messages';
import type { MapData } from './map-frame.server.ts';
import { useLive, useTold } from './use-live.ts';

const loadLive = () => import('./live-map.tsx').then(({ LiveMap }) => LiveMap);

export function MapPage(props: MapData) {
  const Live = useLive<MapData>(loadLive);
  return (
    <main className="fixed inset-0 bg-paper">
      <h1 className="sr-only">{m.map_title()}</h1>
      {Live ? <Live {...props} /> : null}
    </main>
  );
}

/** Google's code failed in the frame: the page around shows what stands in. */
export function FrameError() {
  useTold('failure');
  return null;
}
