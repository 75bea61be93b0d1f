import {
  type ComponentProps,
  type ComponentType,
  type FormEvent,
  useCallback,
  useEffect,
  useState,
} from 'react';
import type { DeliveryAsk } from './delivery-ask.tsx';
import { rememberedZip } from './remembered-zip.ts';

type Live = ComponentType<ComponentProps<typeof DeliveryAsk>>;

/**
 * The form of a product page, as the server made it (docs/decisions/0032-served-html.md); its script comes when it is
 * used, or at once where the ZIP code is known.
 */
export function DeliveryPart({ html, sku, quantity }: { html: string; sku: string; quantity: number }) {
  const [Ask, setAsk] = useState<Live | null>(null);
  const [zip, setZip] = useState<string | null>(null);
  const begin = useCallback(
    () => import('./delivery-ask.tsx').then(({ DeliveryAsk: ask }) => setAsk(() => ask)),
    [],
  );
  useEffect(() => {
    // The form works without it.
    if (rememberedZip()) begin().catch(() => {});
  }, [begin]);
  const onSubmit = (event: FormEvent<HTMLDivElement>) => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    setZip(String(new FormData(form).get('zip')));
    begin().catch(() => form.submit());
  };
  if (Ask) return <Ask sku={sku} quantity={quantity} zip={zip} />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React made it on our server and escaped every value.
  return <div onSubmit={onSubmit} dangerouslySetInnerHTML={{ __html: html }} />;
}
