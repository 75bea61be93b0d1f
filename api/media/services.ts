/** What the media library keeps as long as the process runs. */
import type { FileStore } from './files/file-store.ts';
import type { BuiltInPictures } from './library/built-in-pictures.ts';
import type { PictureOpener } from './pictures/picture-opener-process.ts';

declare module '#api/platform/context.ts' {
  interface Services {
    /** Pictures and videos that come with the shop. */
    pictures: BuiltInPictures;
    /** The media library's files. */
    files: FileStore;
    pictureOpener: PictureOpener;
  }
}
