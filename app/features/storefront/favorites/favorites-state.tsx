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
  useRef,
  useState,
} from 'react';
import { useVisitor } from '#app/features/storefront/shell/visitor.tsx';
import { FavoriteButton } from '#ui/favorite-button.tsx';

type Favorites = { ids: string[]; toggle: (product: string, path: string) => void };
const FavoritesContext = createContext<Favorites>({ ids: [], toggle: () => {} });

export const useFavorites = () => useContext(FavoritesContext);

const nothing: string[] = [];
type Changes = Record<string, boolean>;
const unchanged: Changes = {};
const withId = (ids: string[], id: string, on: boolean) =>
  on === ids.includes(id) ? ids : on ? [id, ...ids] : ids.filter((other) => other !== id);
function notIn(known: string[], changes: Changes): Changes {
  const left = Object.entries(changes).filter(([id, on]) => known.includes(id) !== on);
  return left.length === Object.keys(changes).length ? changes : Object.fromEntries(left);
}

export function FavoritesProvider({ children }: { children: ReactNode }) {
  const { profile, audience } = useVisitor();
  const isIn = audience !== 'guest';
  const known = profile?.favorites ?? nothing;
  // A click can come before what is known, or while that is on its way: it stands until what is known says the same.
  const [changes, setChanges] = useState(unchanged);
  const ids = useMemo(
    () => Object.entries(changes).reduce((all, [id, on]) => withId(all, id, on), known),
    [known, changes],
  );
  const person = useRef<string>();
  const personId = profile?.id;
  useEffect(() => {
    const isAnother = person.current !== undefined && person.current !== personId;
    person.current = personId;
    setChanges((all) => (isAnother ? unchanged : notIn(known, all)));
  }, [known, personId]);
  const value = useMemo(() => {
    // A click must not force blocks that are still hydrating: React 18 then ends with its error 345.
    const change = (id: string, on: boolean) =>
      startTransition(() => setChanges((all) => ({ ...all, [id]: on })));
    const toggle = (product: string, path: string) => {
      const on = !ids.includes(product);
      if (isIn) change(product, on);
      void import('./send-favorite.ts').then(async ({ askToLogIn, sendFavorite }) => {
        if (!isIn) askToLogIn(path, product);
        else if (!(await sendFavorite(product, on, path))) change(product, !on);
      });
    };
    return { ids, toggle };
  }, [ids, isIn]);
  return <FavoritesContext.Provider value={value}>{children}</FavoritesContext.Provider>;
}

/** A product's heart. */
export function Favorite({ product }: { product: { _id: string; name: string } }) {
  const { ids, toggle } = useFavorites();
  const { pathname, search } = useLocation();
  const path = pathname + search;
  return (
    <FavoriteButton
      product={product}
      on={ids.includes(product._id)}
      onToggle={() => toggle(product._id, path)}
    />
  );
}
