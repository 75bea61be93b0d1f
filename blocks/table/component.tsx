/* biome-ignore-all lint/a11y/noRedundantRoles: a browser forgets the roles of a table whose parts are displayed as blocks. */
import type { BlockView } from '#blocks/kit/types.ts';
import type { BlockProps } from '#schemas/fields/define-block.ts';
import { SectionHeading } from '#ui/heading.tsx';
import { Section } from '#ui/section.tsx';
import { styleOf } from '#ui/style-value.ts';
import type { block as definition } from './schema.ts';

type Props = BlockView<BlockProps<typeof definition>>;

/** On a phone each row is a card of its own with its headings beside the values: nothing scrolls sideways. */
export default function Table({ style, title, text, heads, rows, note, block }: Props) {
  const id = `${block.id}-title`;
  const [first = '', ...others] = heads;
  return (
    <Section labelledBy={id} style={styleOf(style)}>
      <SectionHeading id={id} title={title} text={text} className="whitespace-pre-line" />
      <table
        role="table"
        aria-labelledby={id}
        className="block w-full border-t border-ink text-left wide:table"
      >
        <thead role="rowgroup" className="sr-only wide:not-sr-only wide:table-header-group">
          <tr role="row">
            {heads.map((head) => (
              <th
                role="columnheader"
                scope="col"
                key={head}
                className="border-b border-line py-2.5 pr-6 text-sm font-medium text-stone"
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="block wide:table-row-group">
          {rows.map(({ cells: [name = '', ...cells] }) => (
            <tr
              role="row"
              key={`${name} ${cells.join(' ')}`}
              className="block border-b border-line py-4 wide:table-row wide:py-0"
            >
              <th
                role="rowheader"
                scope="row"
                data-head={first}
                className="block text-lg font-semibold wide:table-cell wide:py-3.5 wide:pr-6 wide:align-top wide:text-base"
              >
                {name}
              </th>
              {others.map((head, at) => (
                <td
                  role="cell"
                  key={head}
                  className="mt-1 flex gap-4 whitespace-pre-line wide:mt-0 wide:table-cell wide:py-3.5 wide:pr-6 wide:align-top"
                >
                  <span aria-hidden="true" className="w-28 shrink-0 text-sm text-stone wide:hidden">
                    {head}
                  </span>
                  <span>{cells[at] ?? ''}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {note ? <p className="mt-4 max-w-text whitespace-pre-line text-sm text-stone">{note}</p> : null}
    </Section>
  );
}
