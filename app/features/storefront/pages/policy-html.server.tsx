import { renderToStaticMarkup } from 'react-dom/server';
import { PolicyLinks } from './policy-links.tsx';

/** The line of a product's buy area about delivery and returns, as HTML. `warehouse`: where it can be picked up. */
export const policyHtml = (warehouse: string | undefined): string =>
  renderToStaticMarkup(<PolicyLinks {...(warehouse ? { warehouse } : {})} className="mt-5" />);
