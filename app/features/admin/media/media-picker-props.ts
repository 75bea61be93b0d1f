import type { MediaPicture, MediaSource } from '#schemas/domain/media/media.ts';

export type PickedVideo = {
  sources: MediaSource[];
  /** Suggested; null when the library has none for it. */
  poster: MediaPicture | null;
};

/** The PDF's lasting address, and what the library calls it. */
export type PickedPdf = { src: string; name: string };

/** `onPick` gets what the field stores: an image field's value (`alt` may be empty still), a video field's files. */
export type MediaPickerProps = { open: boolean; onClose: () => void } & (
  | { kind: 'image'; onPick: (image: MediaPicture) => void }
  | { kind: 'video'; onPick: (video: PickedVideo) => void }
  | { kind: 'document'; onPick: (pdf: PickedPdf) => void }
);
