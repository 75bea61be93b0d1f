/** Pictures for mails: made by what makes the shop's own, which is there a moment after the mail's sender. */
import { readFile } from 'node:fs/promises';
import { pictureWidths } from '#schemas/domain/media/picture-sizes.ts';

type Jpeg = (base: string, width: number) => Promise<string | null>;

export class MailPictures {
  #open: (jpeg: Jpeg) => void = () => {};
  #ready = new Promise<Jpeg>((resolve) => {
    this.#open = resolve;
  });

  /** From now on there are pictures; `jpeg` answers a file. */
  open(jpeg: Jpeg): void {
    this.#open(jpeg);
  }

  /** Bytes of the smallest JPEG of a base address; null where it names none. Waits until there are pictures. */
  read = async (src: string): Promise<Uint8Array | null> => {
    const jpeg = await this.#ready;
    const file = await jpeg(src, pictureWidths[0]);
    return file ? readFile(file) : null;
  };
}
