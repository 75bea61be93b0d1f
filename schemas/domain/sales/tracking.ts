/** Where a carrier tells of a shipment of its. */
const trackers: [RegExp, string][] = [
  [/\bups\b/i, 'https://www.ups.com/track?tracknum='],
  [/\bfed\s*ex\b/i, 'https://www.fedex.com/fedextrack/?trknbr='],
  [/\busps\b/i, 'https://tools.usps.com/go/TrackConfirmAction?tLabels='],
];

/** The carrier's own page of a shipment; null without a number, and for a carrier that has none we know. */
export function trackingHref({ carrier, tracking }: { carrier: string; tracking: string }): string | null {
  const page = tracking ? trackers.find(([name]) => name.test(carrier))?.[1] : undefined;
  return page ? `${page}${encodeURIComponent(tracking.replace(/\s+/g, ''))}` : null;
}
