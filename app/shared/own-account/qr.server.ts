/** A QR code as the path of an inline SVG: no picture that the CSP would have to allow, and none that is kept. */
import QRCode from 'qrcode';

export type QrDrawing = { size: number; path: string };

/** One unit a module; neighbours in a row are one stroke. */
export function drawQr(text: string): QrDrawing {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  let path = '';
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (!modules.get(y, x)) continue;
      const start = x;
      while (x + 1 < size && modules.get(y, x + 1)) x++;
      path += `M${start} ${y}h${x + 1 - start}v1h-${x + 1 - start}z`;
    }
  }
  return { size, path };
}
