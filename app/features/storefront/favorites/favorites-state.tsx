/**
 * Which products are this person's favorites, everywhere on the page; changes show at once (docs/product.md#favorites).
 */
import { useLocation } from '@remix-run/react';
import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { SessionMarks } from '#app/features/storefront/shell/session-marks.tsx';
import type { Shell } from '#app/features/storefront/shell/shell.server.ts';
import { FavoriteButton } from '#ui/favorite-button.tsx';

type Favorites = { ids: string[]; toggle: (product: string, path: string) => void };
const FavoritesContext = createContext<Favorites>({ ids: [], toggle: () => {} });

const nothing: string[] = [];
const withId = (id: string, on: boolean) => (ids: string[]) =>
  on ? [id, ...ids.filter((other) => other !== id)] : ids.filter((other) => other !== id);

export function FavoritesProvider({ shell, children }: { shell: Shell; children: ReactNode }) {
  const { profile } = shell;
  const known = profile?.favorites ?? nothing;
  const [ids, setIds] = useState(known);
  useEffect(() => setIds(known), [known]);
  const value = useMemo(() => {
    // A click must not force blocks that are still hydrating: React 18 then ends with its error 345.
    const change = (id: string, on: boolean) => startTransition(() => setIds(withId(id, on)));
    const toggle = (product: string, path: string) => {
      const on = !ids.includes(product);
      if (profile) change(product, on);
      void import('./send-favorite.ts').then(async ({ askToLogIn, sendFavorite }) => {
        if (!profile) askToLogIn(path);
        else if (!(await sendFavorite(product, on, path))) change(product, !on);
      });
    };
    return { ids, toggle };
  }, [ids, profile]);
  return (
    <FavoritesContext.Provider value={value}>
      <SessionMarks profile={shell.profile} ended={shell.ended} />
      {children}
    </FavoritesContext.Provider>
  );
}

/** A product's heart. */
export function Favorite({ product }: { product: { _id: string; name: string } }) {
  const { ids, toggle } = useContext(FavoritesContext);
  const { pathname, search } = useLocation();
  const path = pathname + search;
  return (
    <FavoriteButton
      product={product}
      on={ids.includes(product._id)}
      returnTo={path}
      onToggle={() => toggle(product._id, path)}
    />
  );
}
