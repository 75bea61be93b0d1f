import { expect, test } from 'vitest';
import type { Proposal } from '#schemas/domain/sales/proposal.ts';
import type { ProposalPaper } from '#schemas/domain/sales/proposal-paper.ts';
import { pdfPages, pdfText } from '#tests/factories/pdf-text.ts';
import { proposalPdf } from './proposal.ts';

const line = {
  name: 'Aldgate Pendant',
  sku: 'ALD-1',
  options: { Finish: 'Brass' },
  unit: 'Each',
  piece_size: 1,
  configuration: null,
  note: 'Hall',
  quantity: 3,
  price: 10.5,
  line_total: 31.5,
};
const proposal = {
  number: 'PR-1001',
  customer: { _id: 'a', name: 'Maya Lindqvist', company: 'Lindqvist Build' },
  salesperson: 'Sal Fenn',
  salesperson_email: 'sal@example.com',
  shown: 2,
  revisions: [
    { revision: 1, sent_at: '2026-11-01T12:00:00.000Z' },
    { revision: 2, sent_at: '2026-11-03T12:00:00.000Z' },
  ],
  expires_on: '2026-12-05',
  message: 'As we spoke',
  lines: Array.from({ length: 40 }, () => line),
  delivery: { method: 'Freight', zip: '97209', charge: 125 },
  subtotal: 1260,
  total: 1385,
  warehouse: { _id: 'w', name: 'Portland' },
} as unknown as Proposal;
const paper: ProposalPaper = {
  shop: 'Alder & Fenn',
  warehouse: null,
  proposal,
  timeZone: 'America/Los_Angeles',
};

test('a proposal on paper names its lines, prices, delivery, revision and last day, page by page', async () => {
  const pdf = await proposalPdf(paper);
  const text = pdfText(pdf);
  for (const words of [
    'Proposal PR-1001',
    'Lindqvist Build',
    'Sal Fenn',
    'Nov 3, 2026',
    'Dec 5, 2026',
    'As we spoke',
    'Aldgate Pendant',
    '$10.50',
    '$31.50',
    '$125.00',
    '97209',
    '$1,385.00',
  ])
    expect(text).toContain(words);
  expect(pdfPages(pdf)).toBeGreaterThan(1);
  expect((await proposalPdf(paper)).equals(pdf)).toBe(true);
});
