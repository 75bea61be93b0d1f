/** A product's specifications and documents. Made to HTML by the loader (docs/decisions/0032-served-html.md). */
import { renderToStaticMarkup } from 'react-dom/server';
import * as m from '#messages';
import type { Product } from '#schemas/domain/catalog/catalog.ts';
import { formatBytes } from '#schemas/domain/platform/format-bytes.ts';
import { documentLabel } from '#schemas/fields/document-names.ts';
import { Heading } from '#ui/heading.tsx';
import type { Drawing, SpecificationRow } from './product-facts.server.ts';

/** `drawing`: with dimensions; null when they are not known. */
export const productTables = (
  rows: SpecificationRow[],
  documents: Product['documents'],
  drawing: Drawing | null,
): string =>
  renderToStaticMarkup(
    <>
      <Specifications rows={rows} drawing={drawing} />
      <Documents documents={documents} />
    </>,
  );

function Specifications({ rows, drawing }: { rows: SpecificationRow[]; drawing: Drawing | null }) {
  return (
    <section aria-labelledby="specifications" className="mt-8">
      <Heading level={2} size="small" id="specifications">
        {m.shop_specifications()}
      </Heading>
      {drawing ? (
        <img
          src={drawing.src}
          alt={drawing.alt}
          width={720}
          height={460}
          loading="lazy"
          className="mt-3 w-full rounded-sm border border-line bg-surface"
        />
      ) : null}
      <table className="mt-3 w-full border-collapse text-sm">
        <tbody>
          {rows.map(({ label, value, metric }) => (
            <tr key={label} className="border-t border-line last:border-b">
              <th scope="row" className="w-2/5 py-2.5 pr-4 text-left align-top font-normal text-stone">
                {label}
              </th>
              <td className="py-2.5">
                {value}
                {metric ? <span className="block text-stone">{metric}</span> : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Documents({ documents }: { documents: Product['documents'] }) {
  if (documents.length === 0) return null;
  return (
    <section aria-labelledby="documents" data-no-print className="mt-8">
      <Heading level={2} size="small" id="documents">
        {m.shop_documents()}
      </Heading>
      <ul className="mt-2 text-sm">
        {documents.map((document) => (
          <li key={document.url} className="flex flex-wrap items-center gap-x-2">
            <a
              href={document.url}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
            >
              {documentLabel(document)}
              <span className="sr-only"> {m.shop_document_new_tab()}</span>
            </a>
            {document.bytes === null ? null : (
              <span className="text-stone">
                {m.shop_document_size({ size: formatBytes(document.bytes) })}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
