/** A proposal on paper: its lines and locked prices, its delivery, and the last day on which they hold. */
import { madeToOrderFacts } from '#api/sales/carts/line-facts.ts';
import * as m from '#messages';
import { formatDate, formatDay } from '#schemas/domain/platform/format-date.ts';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import type { Proposal, ProposalLine } from '#schemas/domain/sales/proposal.ts';
import type { ProposalPaper } from '#schemas/domain/sales/proposal-paper.ts';
import { deliveryName } from '#schemas/fields/order-names.ts';
import {
  headedTable,
  ink,
  makeRoom,
  type Pdf,
  printable,
  stone,
  table,
  widthOf,
  writePdf,
} from './write-pdf.ts';

function lineText({
  name,
  sku,
  options,
  unit,
  piece_size: count,
  configuration,
  note,
}: ProposalLine): string {
  const facts = [
    m.shop_sku({ sku }),
    ...Object.entries(options).map(([option, value]) => m.cart_option({ option, value })),
    ...(count > 1 ? [m.cart_sold_in({ unit, count })] : []),
  ];
  const parts = (configuration?.parts ?? []).map((part) =>
    [`${part.quantity} × ${part.name}`, ...Object.values(part.options), part.sku].join(', '),
  );
  return [
    name,
    facts.join('  ·  '),
    ...parts,
    ...(configuration ? madeToOrderFacts(configuration) : []),
    ...(note ? [`${m.cart_note()}: ${note}`] : []),
  ].join('\n');
}

function sums(pdf: Pdf, { subtotal, delivery, total }: Proposal): void {
  const rows = [
    [m.cart_subtotal(), formatDollars(subtotal)],
    [m.cart_shipping(), delivery ? formatDollars(delivery.charge) : m.proposal_delivery_open()],
    [m.proposal_total(), formatDollars(total)],
  ];
  makeRoom(pdf, rows.length * 20 + 40);
  pdf.moveDown(1);
  const width = widthOf(pdf);
  table(pdf, rows, [0.5, 0.5], { x: pdf.page.margins.left + width * 0.58, width: width * 0.42, figures: 1 });
}

/** The bytes depend on what is given alone. */
export function proposalPdf({ shop, warehouse, proposal, timeZone }: ProposalPaper): Promise<Buffer> {
  const { number, customer, delivery, shown, revisions } = proposal;
  const title = m.proposal_title({ number });
  const sentAt = revisions.find(({ revision }) => revision === shown)?.sent_at;
  const facts: [string, string | null | undefined][] = [
    [m.proposal_for(), [customer.name, customer.company].filter(Boolean).join('\n')],
    [m.proposal_revision_label(), String(shown)],
    [m.proposal_sent_on(), sentAt ? formatDay(sentAt, timeZone) : m.proposal_status_draft()],
    [m.proposal_expires(), formatDate(proposal.expires_on)],
    [
      m.proposal_salesperson(),
      [proposal.salesperson || shop, proposal.salesperson_email].filter(Boolean).join('  ·  '),
    ],
    [
      m.cart_shipping(),
      delivery &&
        m.proposal_delivery_to({
          method: deliveryName(delivery.method),
          zip: delivery.zip,
          charge: formatDollars(delivery.charge),
        }),
    ],
    [m.proposal_message_label(), proposal.message],
  ];
  const phone = warehouse?.phone ?? '';
  const foot = [shop, title, `${proposal.warehouse.name} ${phone}`.trim()].join('  ·  ');
  return writePdf({ title, head: shop, foot }, (pdf) => {
    const width = widthOf(pdf);
    pdf.font('Times-Roman').fontSize(25).fillColor(ink).text(printable(title)).moveDown(0.4);
    table(
      pdf,
      facts.flatMap(([what, value]) => (value ? [[what, value]] : [])),
      [0.2, 0.8],
    );
    headedTable(
      pdf,
      m.proposal_lines(),
      proposal.lines.map((line) => [
        lineText(line),
        String(line.quantity),
        formatDollars(line.price),
        formatDollars(line.line_total),
      ]),
      [0.58, 0.12, 0.15, 0.15],
      {
        head: [
          m.cart_estimate_item(),
          m.cart_estimate_quantity(),
          m.cart_estimate_each(),
          m.cart_estimate_amount(),
        ],
        figures: 1,
      },
    );
    sums(pdf, proposal);
    makeRoom(pdf, 40);
    pdf.moveDown(1).font('Helvetica').fontSize(9).fillColor(stone);
    pdf.text(
      printable(m.proposal_paper_text({ day: formatDate(proposal.expires_on) })),
      pdf.page.margins.left,
      pdf.y,
      {
        width,
      },
    );
  });
}
