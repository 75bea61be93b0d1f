/** What is asked of the process that opens pictures from outside, and what it says. */
import type { PictureEdit } from '#schemas/domain/media/crop.ts';

/** What is made of a picture; without either it stays whole. */
export type PictureChange = {
  /** Cut to a square of at most so many pixels a side, around what catches the eye. */
  square?: number | undefined;
  /** Turned and cut as somebody said, of a picture that the library kept. */
  edit?: PictureEdit | undefined;
};

export type PictureJob = PictureChange & { id: number; from: string; to: string };

export const pictureFaults = ['unreadable', 'too_many_pixels', 'animated'] as const;
export type PictureFault = (typeof pictureFaults)[number];

export type OpenedPicture = { width: number; height: number };
export type PictureAnswer = { id: number } & ({ picture: OpenedPicture } | { fault: PictureFault });
