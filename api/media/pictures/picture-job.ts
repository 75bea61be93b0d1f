/** What is asked of the process that opens pictures from outside, and what it says. */
export type PictureJob = {
  id: number;
  from: string;
  to: string;
  /** Cut to a square of at most so many pixels a side, around what catches the eye. */
  square?: number | undefined;
};

export const pictureFaults = ['unreadable', 'too_many_pixels', 'animated'] as const;
export type PictureFault = (typeof pictureFaults)[number];

export type OpenedPicture = { width: number; height: number };
export type PictureAnswer = { id: number } & ({ picture: OpenedPicture } | { fault: PictureFault });
