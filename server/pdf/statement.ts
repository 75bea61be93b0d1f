/** A month's statement on paper. */
import { movementName, owedRows } from '#app/shared/orders/ledger-words.ts';
import * as m from '#messages';
import { formatDay, formatMonth } from '#schemas/domain/platform/format-date.ts';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import type { StatementPaper } from '#schemas/domain/sales/ledger-paper.ts';
import { headedTable, table, titleOf, writePdf } from './write-pdf.ts';

/** The bytes depend on what is given alone. */
export function statementPdf({ shop, phone, statement, timeZone }: StatementPaper): Promise<Buffer> {
  const { month, customer, opening, closing, rows } = statement;
  const title = m.statement_title({ month: formatMonth(month) });
  return writePdf({ title, head: shop, foot: [shop, title, phone].join('  ·  ') }, (pdf) => {
    titleOf(pdf, title);
    table(pdf, [[m.invoice_bill_to(), customer.join('\n')]], [0.2, 0.8]);
    pdf.moveDown(1);
    const head = [m.statement_day(), m.statement_what(), m.statement_amount(), m.statement_balance()];
    const lines = [
      ['', m.statement_opening(), '', formatDollars(opening)],
      ...rows.map(({ at, kind, number, amount, balance }) => [
        formatDay(at, timeZone),
        movementName({ kind, number }),
        formatDollars(amount),
        formatDollars(balance),
      ]),
      ['', m.statement_closing(), '', formatDollars(closing)],
    ];
    table(pdf, lines, [0.2, 0.4, 0.2, 0.2], { head, figures: 2 });
    const ages = owedRows(statement);
    const shares = ages.map(() => 1 / ages.length);
    const figures = [ages.map(([, dollars]) => formatDollars(dollars))];
    headedTable(pdf, m.aging_title(), figures, shares, { head: ages.map(([name]) => name), figures: 0 });
  });
}
