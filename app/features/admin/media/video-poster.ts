/** A first poster for an uploaded video: one of its own frames, taken in the browser, which can decode it. */
import { callApi } from '#app/features/admin/pages/editor/editor-client.ts';
import type { Media } from '#schemas/domain/media/media.ts';
import { sendFile } from './send-file.ts';

const patienceMs = 15_000;

function frameOf(item: Media): Promise<Blob | null> {
  return new Promise((resolve) => {
    const video = document.createElement('video');
    const end = (blob: Blob | null) => {
      clearTimeout(timer);
      video.removeAttribute('src');
      video.load();
      resolve(blob);
    };
    const timer = setTimeout(() => end(null), patienceMs);
    video.muted = true;
    video.preload = 'auto';
    video.onerror = () => end(null);
    video.onloadedmetadata = () => {
      video.currentTime = Math.min(1, (item.duration ?? 1) / 3);
    };
    video.onseeked = () => {
      const canvas = document.createElement('canvas');
      canvas.width = video.videoWidth;
      canvas.height = video.videoHeight;
      canvas.getContext('2d')?.drawImage(video, 0, 0);
      canvas.toBlob(end, 'image/jpeg', 0.92);
    };
    video.src = item.url;
  });
}

/** The video with its poster; as it was when this browser cannot show it. */
export async function givePoster(item: Media): Promise<Media> {
  const frame = item.poster ? null : await frameOf(item);
  if (!frame) return item;
  const sent = await sendFile(
    new File([frame], `${item.name} poster.jpg`.slice(-120), { type: 'image/jpeg' }),
    {},
  ).done;
  if (!sent.ok) return item;
  const changed = await callApi('changeMedia', { params: { id: item._id }, body: { poster: sent.item._id } });
  return changed.ok ? changed.data : item;
}
