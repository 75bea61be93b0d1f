import { renderToStaticMarkup } from 'react-dom/server';
import { PolicyLinks } from './policy-links.tsx';

/** The line of a product's buy area about delivery and returns, as HTML. */
export const policyHtml = (warehouse: string): string =>
  renderToStaticMarkup(<PolicyLinks warehouse={warehouse} className="mt-5" />);
