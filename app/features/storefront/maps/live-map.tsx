/** A map of Google's with the shop's warehouses; in the browser alone. */
import { MarkerClusterer, type Renderer, SuperClusterViewportAlgorithm } from '@googlemaps/markerclusterer';
import { GoogleMap, MarkerF } from '@react-google-maps/api';
import { useEffect, useState } from 'react';
import { onMessage, tell } from '#ui/map-messages.ts';
import type { MapData, Place } from './map-frame.server.ts';
import { clusterIcon, clusterLook, mapOptions, pin } from './map-look.ts';
import { useTold } from './use-live.ts';
import { useMapsLoader } from './use-maps-loader.ts';

/** docs/product.md#numbers */
const zoom = 10;
const clusters = { radius: 60, maxZoom: 16, viewportPadding: 60 };

export function LiveMap({ apiKey, places, at }: MapData) {
  const loader = useMapsLoader(apiKey);
  const [map, setMap] = useState<google.maps.Map | null>(null);
  const [shown, setShown] = useState(at);
  useTold(loader === 'success' && !map ? 'loading' : loader);
  useEffect(
    () =>
      onMessage(
        () => window.parent,
        ({ show }) => {
          if (typeof show === 'string') setShown(show);
        },
      ),
    [],
  );
  const place = places.find(({ id }) => id === shown);
  useEffect(() => {
    if (!map || !place) return;
    map.setCenter({ lat: place.lat, lng: place.lng });
    map.setZoom(zoom);
  }, [map, place]);
  if (loader !== 'success') return null;
  return (
    <GoogleMap mapContainerClassName="fixed inset-0" options={mapOptions} onLoad={setMap}>
      {at && place ? <MarkerF position={place} title={place.name} icon={pin} /> : null}
      {at || !map ? null : <Clusters map={map} places={places} />}
    </GoogleMap>
  );
}

const renderer: Renderer = {
  render: ({ count, position }, { clusters: { markers } }) => {
    const look = clusterLook(count, markers.mean);
    return new google.maps.Marker({
      position,
      icon: clusterIcon(look),
      label: { text: look.label, color: '#fffdf8', fontWeight: '600' },
      zIndex: 1000 + count,
    });
  },
};

/** All of them, near ones as one; a press on one tells the page around. */
function Clusters({ map, places }: { map: google.maps.Map; places: readonly Place[] }) {
  useEffect(() => {
    const bounds = new google.maps.LatLngBounds();
    const markers = places.map(({ id, name, lat, lng }) => {
      bounds.extend({ lat, lng });
      const marker = new google.maps.Marker({ position: { lat, lng }, title: name, icon: pin });
      marker.addListener('click', () => tell(window.parent, { chosen: id }));
      return marker;
    });
    if (places.length > 1) map.fitBounds(bounds, 48);
    else if (places[0]) {
      map.setCenter(places[0]);
      map.setZoom(zoom);
    }
    const clusterer = new MarkerClusterer({
      map,
      markers,
      renderer,
      algorithm: new SuperClusterViewportAlgorithm(clusters),
    });
    return () => clusterer.setMap(null);
  }, [map, places]);
  return null;
}
