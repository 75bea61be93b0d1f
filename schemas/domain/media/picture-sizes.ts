/** The widths (px) in which pictures are served: /pictures/{model}/{finish}/{width}.{avif|webp}. */
export const pictureWidths = [160, 320, 480, 640, 960, 1280, 1600, 2400] as const;
export type PictureFormat = 'avif' | 'webp';
