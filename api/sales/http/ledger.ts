import type { HandlersOf } from '#api/platform/http/handler-types.ts';
import { getBillPayment } from '#api/sales/ledger/bill-payment-view.ts';
import {
  getReceivable,
  giveCredit,
  listReceivables,
  operateReceivable,
  recordReceipt,
  writeInvoice,
} from '#api/sales/ledger/desk-receivables.ts';
import { payBill } from '#api/sales/ledger/pay-bill.ts';
import {
  getBalance,
  getInvoice,
  listCreditMemos,
  listInvoices,
  listReceipts,
} from '#api/sales/ledger/read-ledger.ts';
import { getCustomerStatement, getStatement } from '#api/sales/ledger/read-statement.ts';
import { listCompanyRebates, listRebates } from '#api/sales/rebates/read-rebates.ts';
import type { ledgerCalls } from '#schemas/contract/sales/ledger.ts';

export const ledgerHandlers: HandlersOf<typeof ledgerCalls> = {
  listRebates: (context) => listRebates(context),
  listCompanyRebates: (context, { params }) => listCompanyRebates(context, params.id),
  getBalance: (context) => getBalance(context),
  listInvoices: (context, { query }) => listInvoices(context, query),
  getInvoice: (context, { params }) => getInvoice(context, params.id),
  listReceipts: (context, { query }) => listReceipts(context, query),
  listCreditMemos: (context, { query: { open, ...query } }) =>
    listCreditMemos(context, { ...query, isOpen: open === 'true' }),
  getStatement: (context, { params }) => getStatement(context, params.month),
  payBill: (context, { headers, body }) => payBill(context, headers['idempotency-key'], body),
  getBillPayment: (context, { params }) => getBillPayment(context, params.id),
  listReceivables: (context, { query }) => listReceivables(context, query),
  getReceivable: (context, { params }) => getReceivable(context, params),
  getCustomerStatement: (context, { params: { month, ...key } }) => getCustomerStatement(context, key, month),
  recordReceipt: (context, { params, body }) => recordReceipt(context, params, body),
  giveCredit: (context, { params, body }) => giveCredit(context, params, body),
  writeInvoice: (context, { params, body }) => writeInvoice(context, params, body),
  operateReceivable: (context, { params, body }) => operateReceivable(context, params, body),
};
