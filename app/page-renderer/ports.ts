/**
 * What a block may ask of the storefront around it. The storefront gives the real ones, tests and the block
 * gallery give fakes; a block imports nothing else of the app but app/ui.
 */
import { createContext, useContext } from 'react';
import type { Reference } from '#schemas/domain/page.ts';

export type BlockPorts = {
  /** The address a link field leads to today; references are resolved by the API when the page is served. */
  href: (link: string) => string;
  /** Puts one of a SKU into the cart and says so; resolves when the server answered. */
  addToCart: (sku: string) => Promise<void>;
  /** Shows a short message that goes by itself. */
  toast: (message: string) => void;
};

/** Resolves links against the references a published page came with; an unknown reference leads home. */
export function createHref(references: Record<string, Reference>): BlockPorts['href'] {
  return (link) =>
    /^[a-z]+:[A-Za-z0-9_-]+$/.test(link) && !/^(?:mailto|tel):/.test(link)
      ? (references[link]?.href ?? '/')
      : link;
}

const PortsContext = createContext<BlockPorts | null>(null);
export const BlockPortsProvider = PortsContext.Provider;

/** Throws when a block is rendered outside the page renderer. */
export function usePorts(): BlockPorts {
  const ports = useContext(PortsContext);
  if (!ports) throw new Error('A block needs <BlockPortsProvider>');
  return ports;
}
