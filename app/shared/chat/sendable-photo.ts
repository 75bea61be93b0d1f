/** Photos as phones take them are often larger than the chat takes, or of a kind that it doesn't. */
import { chatFileLimit } from '#schemas/domain/people/chat-frames.ts';

/** px of the longer side: enough to read a label on a drawing. */
const longest = 2560;
const quality = 0.85;
/** What the server takes as it is (schemas/domain/people/chat.ts). */
const taken = /^(?:image\/(?:png|jpeg|webp)|application\/pdf)$/;

/** The same picture, smaller, as a JPEG file, where it must be; anything else, and what this browser can't read, as it is. */
export async function sendablePhoto(file: File): Promise<File> {
  const isTaken = file.size <= chatFileLimit && taken.test(file.type);
  if (isTaken || !file.type.startsWith('image/')) return file;
  try {
    const picture = await createImageBitmap(file);
    const share = Math.min(1, longest / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * share);
    canvas.height = Math.round(picture.height * share);
    const drawing = canvas.getContext('2d');
    if (!drawing) return file;
    // JPEG knows no transparency: what is clear would turn black.
    drawing.fillStyle = '#fff';
    drawing.fillRect(0, 0, canvas.width, canvas.height);
    drawing.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const made = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality));
    if (!made) return file;
    return new File([made], `${file.name.replace(/\.\w+$/, '')}.jpg`, { type: made.type });
  } catch {
    // The server says why it does not take it.
    return file;
  }
}
