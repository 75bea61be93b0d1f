/** How our maps look: the shop's colors (app/styles/theme.css), and as few controls as a small map needs. */
const svg = (text: string) => `data:image/svg+xml,${encodeURIComponent(text)}`;

const accent = '#1d5c50';
const danger = '#9b2c1f';
const paper = '#fffdf8';

export const pin = svg(
  `<svg xmlns="http://www.w3.org/2000/svg" width="30" height="42" viewBox="-15 -40 30 42"><path d="M0 0c-3.500-9-13-15-13-25a13 13 0 0 1 26 0c0 10-9.500 16-13 25z" fill="${accent}" stroke="${paper}" stroke-width="1.5"/><circle cy="-25" r="4.500" fill="${paper}"/></svg>`,
);

export type ClusterLook = { label: string; isRed: boolean };

/** A cluster of so many; `mean`: of all clusters that are in sight (docs/product.md#maps). */
export function clusterLook(count: number, mean: number): ClusterLook {
  const thousands = Math.round(count / 100) / 10;
  return { label: count > 1000 ? `${thousands}k` : `${count}`, isRed: count > Math.max(10, mean) };
}

export const clusterIcon = ({ isRed }: ClusterLook): string =>
  svg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="-24 -24 48 48" fill="${isRed ? danger : accent}"><circle r="23" opacity=".25"/><circle r="17"/></svg>`,
  );

const paint = (featureType: string, elementType: string, color: string) => ({
  featureType,
  elementType,
  stylers: [{ color }],
});

export const mapOptions = {
  backgroundColor: '#f7f3ea',
  clickableIcons: false,
  fullscreenControl: false,
  mapTypeControl: false,
  streetViewControl: false,
  gestureHandling: 'cooperative',
  styles: [
    paint('landscape', 'geometry', '#f7f3ea'),
    paint('landscape.man_made', 'geometry', '#ece4d4'),
    paint('poi', 'geometry', '#ece4d4'),
    paint('poi.park', 'geometry', '#dbe8e1'),
    paint('water', 'geometry', '#c6dbd3'),
    paint('road', 'geometry.fill', paper),
    paint('road', 'geometry.stroke', '#ddd3c1'),
    paint('all', 'labels.text.fill', '#655d50'),
    paint('all', 'labels.text.stroke', paper),
  ],
};
