/** Packing slips: what lies in each box, for whom and where to; no prices. Each begins a page of its own. */
import { jobFacts } from '#app/shared/orders/job-facts.ts';
import * as m from '#messages';
import { formatDay } from '#schemas/domain/platform/format-date.ts';
import type { OrderPapers } from '#schemas/domain/sales/desk-papers.ts';
import type { OrderLineCount } from '#schemas/domain/sales/order-desk.ts';
import type { OrderPaper } from '#schemas/domain/sales/order-paper.ts';
import { deliveryName } from '#schemas/fields/order-names.ts';
import { addressText, warehouseText } from './addresses.ts';
import { detailsOf } from './cart-lines.ts';
import { headedTable, type Pdf, table, titleOf, writePdf } from './write-pdf.ts';

type Box = { title: string; lines: readonly OrderLineCount[]; carrier: string };

/** What is still to pack; of an order of which nothing is, each shipment that left. */
function boxesOf({ order, timeZone }: OrderPaper): Box[] {
  const { status, cart, fulfilments } = order;
  const isOpen = status === 'placed' || status === 'partly_fulfilled';
  const left = cart.items.flatMap(({ _id: item, quantity, fulfilled }) =>
    isOpen && quantity > fulfilled ? [{ item, quantity: quantity - fulfilled }] : [],
  );
  if (left.length > 0) return [{ title: m.slip_open(), lines: left, carrier: '' }];
  return fulfilments.map(({ at, lines, carrier, tracking }) => ({
    title: m.slip_shipment({ day: formatDay(at, timeZone) }),
    lines,
    carrier: [carrier, tracking].filter(Boolean).join(' '),
  }));
}

function drawSlip(pdf: Pdf, paper: OrderPaper, box: Box): void {
  const { order, warehouse, timeZone } = paper;
  const { cart } = order;
  const receiver = cart.shipping_address ?? cart.billing_address;
  titleOf(pdf, m.slip_title({ number: order.number }));
  const facts: (readonly [string, string | null | undefined])[] = [
    [m.order_paper_placed(), formatDay(order.placed_at, timeZone)],
    [cart.shipping_address ? m.slip_to() : m.slip_pickup(), receiver && addressText(receiver)],
    [m.contact_email(), [order.email, order.phone].filter(Boolean).join('  ·  ')],
    [
      m.cart_estimate_delivery(),
      [deliveryName(cart.Delivery_method), box.carrier].filter(Boolean).join('  ·  '),
    ],
    [m.labels_from(), warehouseText(order.warehouse_name, warehouse)],
    [m.checkout_po_number(), order.po_number],
    ...jobFacts(cart),
    [m.checkout_note(), order.note],
  ];
  table(
    pdf,
    facts.flatMap(([what, value]) => (value ? [[what, value]] : [])),
    [0.2, 0.8],
  );
  const items = new Map(cart.items.map((item) => [item._id, item]));
  const rows = box.lines.flatMap(({ item: id, quantity }) => {
    const item = items.get(id);
    return item
      ? [[[item.name, ...detailsOf(item)].join('\n'), `${item.quantity}`, `${quantity}`, '[    ]']]
      : [];
  });
  const head = [m.cart_estimate_item(), m.slip_ordered(), m.slip_here(), m.slip_packed()];
  headedTable(pdf, box.title, rows, [0.55, 0.13, 0.18, 0.14], { head, figures: 1 });
}

/** Null where none of the orders has anything to pack or was ever packed. */
export async function packingSlipsPdf(papers: OrderPapers): Promise<Buffer | null> {
  const slips = papers.flatMap((paper) => boxesOf(paper).map((box) => ({ paper, box })));
  const [first] = slips;
  if (!first) return null;
  const title = papers.length === 1 ? m.slip_title({ number: first.paper.order.number }) : m.slips_title();
  return writePdf({ title, head: first.paper.shop, foot: `${first.paper.shop}  ·  ${title}` }, (pdf) => {
    for (const { paper, box } of slips) {
      if (paper !== first.paper || box !== first.box) pdf.addPage();
      drawSlip(pdf, paper, box);
    }
  });
}
