/** Google's maps as far as our frames use them, in place of the script from maps.googleapis.com. No journey asks Google. */
import type { BrowserContext, Route } from '@playwright/test';

/** Runs in the frame. Maps and markers say in words what they show, where a test can read it. */
function fakeMaps(): void {
  type Position = { lat: number; lng: number };
  const { maps } = (
    window as unknown as { google: { maps: Record<string, unknown> & { __ib__: () => void } } }
  ).google;

  class Thing {
    #listeners = new Map<string, (() => void)[]>();
    addListener(name: string, listener: () => void) {
      this.#listeners.set(name, [...(this.#listeners.get(name) ?? []), listener]);
      return { remove: () => {} };
    }
    fire(name: string) {
      for (const listener of this.#listeners.get(name) ?? []) listener();
    }
    get() {}
    set() {}
    setOptions() {}
    setValues() {}
  }

  class LatLng {
    #at: Position;
    constructor(at: Position | number, lng = 0) {
      this.#at = typeof at === 'number' ? { lat: at, lng } : { lat: at.lat, lng: at.lng };
    }
    lat = () => this.#at.lat;
    lng = () => this.#at.lng;
    toJSON = () => this.#at;
  }

  class LatLngBounds {
    #all: Position[] = [];
    extend(at: Position | LatLng) {
      this.#all.push(at instanceof LatLng ? at.toJSON() : at);
      return this;
    }
    getCenter = () => new LatLng(this.#all[0] ?? { lat: 0, lng: 0 });
    getNorthEast = () => new LatLng({ lat: 89, lng: 179 });
    getSouthWest = () => new LatLng({ lat: -89, lng: -179 });
    contains = () => true;
    toJSON = () => ({ north: 89, south: -89, east: 179, west: -179 });
  }

  class FakeMap extends Thing {
    #words = document.createElement('p');
    #center = new LatLng({ lat: 0, lng: 0 });
    #zoom = 3;
    markers = document.createElement('ul');
    constructor(box: HTMLElement) {
      super();
      box.style.cssText = 'background:#c6dbd3;padding:16px;overflow:auto';
      box.append(this.#words, this.markers);
      setTimeout(() => this.fire('idle'));
    }
    #write() {
      this.#words.textContent = `Centered on ${this.#center.lat()}, ${this.#center.lng()} at zoom ${this.#zoom}`;
    }
    setCenter(at: Position | LatLng) {
      this.#center = at instanceof LatLng ? at : new LatLng(at);
      this.#write();
    }
    setZoom(zoom: number) {
      this.#zoom = zoom;
      this.#write();
    }
    fitBounds(bounds: LatLngBounds) {
      this.setCenter(bounds.getCenter());
    }
    getCenter = () => this.#center;
    getZoom = () => this.#zoom;
    getBounds = () => new LatLngBounds();
    getDiv = () => this.#words.parentElement;
    getProjection = () => ({});
    panTo(at: Position) {
      this.setCenter(at);
    }
  }

  class Marker extends Thing {
    #element = document.createElement('li');
    #position = new LatLng({ lat: 0, lng: 0 });
    constructor(
      options: { position?: Position; map?: FakeMap; title?: string; label?: { text: string } } = {},
    ) {
      super();
      const button = document.createElement('button');
      button.textContent = options.title ?? options.label?.text ?? '';
      button.onclick = () => this.fire('click');
      this.#element.append(button);
      if (options.position) this.setPosition(options.position);
      if (options.map) this.setMap(options.map);
    }
    setMap(map: FakeMap | null) {
      if (map) map.markers.append(this.#element);
      else this.#element.remove();
    }
    setPosition(at: Position | LatLng) {
      this.#position = at instanceof LatLng ? at : new LatLng(at);
    }
    setTitle(title: string) {
      const button = this.#element.querySelector('button');
      if (button) button.textContent = title;
    }
    setIcon() {}
    setAnimation() {}
    setLabel() {}
    setVisible() {}
    setZIndex() {}
    setClickable() {}
    setCursor() {}
    setDraggable() {}
    setOpacity() {}
    setShape() {}
    getPosition = () => this.#position;
    getMap = () => null;
    getVisible = () => true;
  }

  type Overlay = { map: FakeMap | null; onAdd?: () => void };
  const overlay = function overlay() {};
  // As Google's: the clusterer copies what can be enumerated.
  Object.assign(overlay.prototype, {
    setMap(this: Overlay, map: FakeMap | null) {
      this.map = map;
      if (map) setTimeout(() => this.onAdd?.());
    },
    getMap(this: Overlay) {
      return this.map;
    },
    getProjection: () => ({
      fromLatLngToDivPixel: (at: LatLng) => ({ x: at.lng() * 10, y: at.lat() * 10 }),
      fromDivPixelToLatLng: ({ x, y }: { x: number; y: number }) => new LatLng(y / 10, x / 10),
    }),
  });

  const part = (text: string, type: string) => ({ longText: text, shortText: text, types: [type] });
  const place = (address: string, parts: object[]) => ({
    placePrediction: {
      placeId: address,
      text: { text: address },
      toPlace: () => ({ addressComponents: parts, fetchFields: async () => ({}) }),
    },
  });
  const places = {
    AutocompleteSessionToken: class {},
    AutocompleteSuggestion: {
      fetchAutocompleteSuggestions: async ({ input }: { input: string }) => ({
        suggestions: [
          place(`${input} Nicolai Street, Portland, OR, USA`, []),
          place(`${input} Brighton Boulevard, Denver, CO, USA`, [
            part('3840', 'street_number'),
            part('Brighton Blvd', 'route'),
            part('Denver', 'locality'),
            part('CO', 'administrative_area_level_1'),
            part('80216', 'postal_code'),
          ]),
        ],
      }),
    },
  };

  const event = {
    addListener: (thing: Thing, name: string, listener: () => void) => thing.addListener(name, listener),
    removeListener: () => {},
    clearInstanceListeners: () => {},
    trigger: (thing: Partial<Thing>, name: string) => thing.fire?.(name),
  };
  Object.assign(maps, {
    Map: FakeMap,
    Marker,
    LatLng,
    LatLngBounds,
    OverlayView: overlay,
    MVCObject: Thing,
    event,
    marker: { AdvancedMarkerElement: class {} },
    places,
    importLibrary: async () => maps,
  });
  maps.__ib__();
}

export type Answer = 'there' | 'gone' | 'slow';

/** Answers for Google: the `answers` in turn, and the last of them from then on. `asked` are the addresses. */
export async function answerForGoogle(context: BrowserContext, answers: Answer[]) {
  const asked: URL[] = [];
  const waiting: Route[] = [];
  const fulfill = (route: Route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${fakeMaps})()` });
  await context.route('https://maps.googleapis.com/**', async (route) => {
    const answer = answers[Math.min(asked.length, answers.length - 1)];
    asked.push(new URL(route.request().url()));
    if (answer === 'gone') await route.abort('blockedbyclient');
    else if (answer === 'slow') waiting.push(route);
    else await fulfill(route);
  });
  return {
    asked,
    /** What was slow comes now. */
    release: async () => {
      for (const route of waiting.splice(0)) await fulfill(route);
    },
  };
}
