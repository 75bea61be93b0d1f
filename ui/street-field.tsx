/** The street of an address. In a shop with maps, addresses are suggested as it is typed (docs/product.md#maps). */
import { type ComponentProps, type ComponentType, useEffect, useRef, useState } from 'react';
import { classes } from './classes.ts';
import { TextField } from './field.tsx';
import { mapsOn } from './maps-on.ts';
import type { PlaceSuggestionsProps } from './place-suggestions.tsx';

type Suggestions = ComponentType<PlaceSuggestionsProps>;

export function StreetField({ className, onFocus, ...field }: ComponentProps<typeof TextField>) {
  const input = useRef<HTMLInputElement>(null);
  const [Suggestions, setSuggestions] = useState<Suggestions | null>(null);
  const begin = async () => {
    if (Suggestions || !(await mapsOn())) return;
    const file = await import('./place-suggestions.tsx');
    setSuggestions(() => file.PlaceSuggestions);
  };
  const early = useRef(begin);
  useEffect(() => {
    // The person was in the field before the page listened.
    if (document.activeElement === input.current) early.current().catch(() => undefined);
  }, []);
  return (
    <div className={classes('relative', className)}>
      <TextField
        {...field}
        inputRef={input}
        onFocus={(event) => {
          onFocus?.(event);
          // Without them it is a field like any other.
          begin().catch(() => undefined);
        }}
      />
      {Suggestions && input.current ? <Suggestions input={input.current} /> : null}
    </div>
  );
}
