/** What a click in a served part of a page does: a photo is enlarged, another page of reviews comes without a full load. */

import type { NavigateFunction } from '@remix-run/react';
import { type ComponentType, createElement } from 'react';
import { Zoom } from '#app/features/storefront/catalog/zoom.tsx';
import { pathOf } from '#schemas/domain/platform/language.ts';

export type ZoomView = ComponentType | null;
export type ServedClick = {
  anchor: HTMLAnchorElement;
  navigate: NavigateFunction;
  show: (view: ZoomView) => void;
};

function pictureOf({ dataset }: HTMLAnchorElement) {
  const [width = 0, height = 0] = (dataset.size ?? '').split('x').map(Number);
  return { src: dataset.photo ?? '', alt: dataset.alt ?? '', width, height };
}

export function serveClick({ anchor, navigate, show }: ServedClick): void {
  if (anchor.dataset.photo === undefined) {
    const stays = anchor.pathname === location.pathname;
    navigate(`${pathOf(anchor)}${anchor.search}`, { preventScrollReset: stays });
    return;
  }
  const photos = [...(anchor.closest('[data-photos]')?.querySelectorAll('a') ?? [anchor])];
  const onClose = () => {
    show(null);
    anchor.focus();
  };
  show(() => createElement(Zoom, { pictures: photos.map(pictureOf), at: photos.indexOf(anchor), onClose }));
}
