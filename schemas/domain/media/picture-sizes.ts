/** The widths (px) in which pictures are served: /pictures/{model}/{finish}/{width}.{avif|webp}. */
export const pictureWidths = [160, 320, 480, 640, 960, 1280, 1600, 2400] as const;
/** Where a picture's sizes stand, as documents store it: a route base of the shop's own pictures or of the library. */
export const pictureBase = /^\/(?:pictures|media)\/[a-z0-9][a-z0-9/_-]*$/;
export type PictureFormat = 'avif' | 'webp';
