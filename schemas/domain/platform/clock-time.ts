/** Times of day as opening hours have them: "5:00 PM". By itself, for the browser: no zod comes with it. */

/** Minutes after midnight of "5:00 PM"; null for what is no time. */
export function minutesOfTime(text: string): number | null {
  const [, hour, minute, half] = /^(\d{1,2}):(\d{2}) ([AP])M$/i.exec(text.trim()) ?? [];
  if (!hour || !minute || !half) return null;
  return (Number(hour) % 12) * 60 + Number(minute) + (half.toUpperCase() === 'P' ? 720 : 0);
}

/** "5:00 PM" of minutes after midnight. */
export function clockTime(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}
