/**
 * Who may make which call (docs/product.md#audiences, #roles): every kind of person times every call of the contract.
 * A call that takes an id is tried with a thing of the company's admin (column `admin`), so that the columns of colleagues
 * say what a company shares and all others what is refused to strangers; at the desk, whose people see everybody's, with
 * that company, its orders and its people. What is the shop's own (pages, files, products, prices) is made up.
 *
 * - in: let through, whatever the call then says of its input
 * - 401: asked to log in; 403: refused; 404: as if the thing were not there
 *
 * `off` was switched off by the company's admin and is as good as a shopper; `former` worked here and is nobody.
 */
import type { CallName } from '#schemas/contract/contract.ts';
import { type Role, roles } from './cast.ts';

export type Answer = 'in' | '401' | '403' | '404';

type Rule = readonly [who: string, answers: string, calls: string];

const rules: readonly Rule[] = [
  // Columns, as in cast.ts:
  // guest former | shopper off pending | plain admin buyer approver payable viewer | employees: viewer editor publisher sales warehouse pricing receivable admin
  [
    'anybody; a link is for whoever holds its token',
    'in  in  | in  in  in  | in  in  in  in  in  in  | in  in  in  in  in  in  in  in',
    `getSite listLocations getSegment getVersions register login logout listCategories listVendors listTags listCollections
     listFilters listProducts getProduct priceProduct completeKit listCompanions listCarts createCart getCartSummary
     currentCart newCart listSaved getSharedCart addSharedCart uploadDrawing suggestProducts selectWarehouse getPage
     getNavigation listProjects getProject listPosts getPost listPeople searchPages searchContent getPerson sendContact sendEvent
     getFeatured suggestSearch requestReset resetPassword getTradeDraft saveTradeDraft uploadCertificate
     removeCertificate getInvitation listBlockSchemas getEmployeeInvitation acceptEmployeeInvitation getEmailChange
     confirmEmailChange createStockAlert readStockAlerts stopStockAlerts checkQuickOrder checkQuickOrderSheet
     getSentDraft openSentDraft lookUpOrder listReviews listQuestions subscribeToNewsletter getNewsletterConfirmation confirmNewsletter
     getNewsletterSubscription unsubscribeFromNewsletter getSharedFavorites addSharedFavorites
     getMessages uploadChatFile listCatalogParts listCatalogAddresses listContentParts listContentAddresses
     getAddressState getFormerPage listRunningExperiments seeExperiment`,
  ],
  [
    'logged in: one’s own things, whatever one is',
    '401 401 | in  in  in  | in  in  in  in  in  in  | in  in  in  in  in  in  in  in',
    `getSession listAddresses addAddress listJobs listFavorites addFavorite removeFavorite listFavoriteLinks updateProfile
     listNotifications readNotifications getNotificationChoices saveNotificationChoices getSecurity startTwoFactor
     saveEmailLanguage
     confirmTwoFactor renewRecoveryCodes removeTwoFactor changePassword endOtherSessions requestEmailChange
     cancelEmailChange uploadProfileImage removeProfileImage listRebates getBalance listInvoices
     listReceipts listCreditMemos getStatement listApprovals listProposals listOrders getOwnReview uploadReviewPhoto
     askQuestion`,
  ],
  [
    'a change of email of one’s own, where none waits',
    '401 401 | 404 404 404 | 404 404 404 404 404 404 | 404 404 404 404 404 404 404 404',
    'resendEmailChange',
  ],
  [
    'a cart’s or conversation’s owner alone: guests have them too, and neither colleagues nor the desk see it here',
    '404 404 | 404 404 404 | 404 in  404 404 404 404 | 404 404 404 404 404 404 404 404',
    `getCart previewCartMove saveCart deleteCart addToCart duplicateCart shareCart listCartLinks unshareCart
     getCheckout confirmPricing saveCheckoutDraft recalculateTax quoteShipping estimateDelivery requestShippingQuote
     placeOrder getCartPayment checkCartPayment cancelCartPayment sendMessage readMessages saveChatContact`,
  ],
  [
    'an account’s own thing',
    '401 401 | 404 404 404 | 404 in  404 404 404 404 | 404 404 404 404 404 404 404 404',
    `claimCart changeAddress removeAddress readNotification endSession requestApproval cancelApproval
     unshareFavorites`,
  ],
  [
    'a company’s order: its people, and the desk of orders',
    '401 401 | 404 404 404 | 404 in  in  in  in  in  | 404 404 404 in  in  404 in  in',
    'reorder getOrder',
  ],
  [
    'its invoice: its people, and who collects',
    '401 401 | 404 404 404 | 404 in  in  in  in  in  | 404 404 404 in  404 404 in  in',
    'getInvoice',
  ],
  [
    'the same of a guest’s cart, where nobody logs in',
    '404 404 | 404 404 404 | 404 in  in  in  in  in  | 404 404 404 in  in  404 in  in',
    'getOrderOfCart',
  ],
  [
    'returns of a company’s order: who may place orders, and the desk',
    '404 404 | 404 404 404 | 404 in  in  in  403 403 | 404 404 404 in  in  404 403 in',
    'askReturn',
  ],
  [
    'bills: who pays for the company',
    '401 401 | 404 404 404 | 404 in  403 403 in  403 | 404 404 404 404 404 404 404 404',
    'payBill',
  ],
  [
    'payments of bills, here one that is not there: refused to who pays nothing',
    '401 401 | in  in  in  | in  in  403 403 in  403 | in  in  in  in  in  in  in  in',
    'getBillPayment',
  ],
  [
    'a list of favorites, by its name: one’s own, and nobody here has this one',
    '401 401 | 404 404 404 | 404 404 404 404 404 404 | 404 404 404 404 404 404 404 404',
    'changeFavoriteList shareFavorites moveFavoritesToCart',
  ],
  [
    'jobs: a company with the feature, and who may place its orders',
    '401 401 | 403 403 403 | 403 in  in  in  403 403 | 403 403 403 403 403 403 403 403',
    'addJob changeJob importJobs',
  ],
  [
    'a request for approval: who made it (here the admin), and who answers it',
    '401 401 | 404 404 404 | 404 in  404 in  404 404 | 404 404 404 404 404 404 404 404',
    'getApproval',
  ],
  [
    'the answer to it: nobody’s to their own',
    '401 401 | 404 404 404 | 404 403 404 in  404 404 | 404 404 404 404 404 404 404 404',
    'decideApproval',
  ],
  [
    'a colleague’s proposal: all but accounts payable',
    '401 401 | 404 404 404 | 404 in  in  in  404 in  | 404 404 404 404 404 404 404 404',
    'getProposal askAboutProposal',
  ],
  [
    'the answer to it: who may place orders',
    '401 401 | 404 404 404 | 404 in  in  in  404 403 | 404 404 404 404 404 404 404 404',
    'acceptProposal declineProposal',
  ],
  [
    'the own company, whatever it waits for',
    '401 401 | 404 404 in  | in  in  in  in  in  in  | 404 404 404 404 404 404 404 404',
    'getCompany',
  ],
  [
    'what the own company says of itself: its admins',
    '401 401 | 404 404 in  | in  in  403 403 403 403 | 404 404 404 404 404 404 404 404',
    'updateCompany setOrderLimit',
  ],
  [
    'people of the own company: its admins',
    '401 401 | 404 404 404 | 404 in  403 403 403 403 | 404 404 404 404 404 404 404 404',
    'changeColleague revokeInvitation',
  ],
  [
    'an invitation of a viewer: admins of a company with the feature, and viewers with theirs',
    '401 401 | 404 404 403 | 403 in  403 403 403 in  | 404 404 404 404 404 404 404 404',
    'inviteUser',
  ],
  [
    'joining a company: who is in none',
    '401 401 | in  in  403 | 403 403 403 403 403 403 | in  in  in  in  in  in  in  in',
    'submitTradeDraft acceptInvitation',
  ],
  [
    'the same with an account that is made by it',
    'in  in  | in  in  403 | 403 403 403 403 403 403 | in  in  in  in  in  in  in  in',
    'applyForTrade',
  ],
  [
    'a review: who bought it',
    '401 401 | 403 403 403 | 403 in  403 403 403 403 | 403 403 403 403 403 403 403 403',
    'writeReview',
  ],
  [
    'an answer to a question: who bought it, and who speaks for the dealer',
    '401 401 | 403 403 403 | 403 in  403 403 403 403 | 403 403 in  in  403 403 403 in',
    'answerQuestion',
  ],
  [
    'the second step of a login: nobody who has not taken the first',
    '401 401 | 401 401 401 | 401 401 401 401 401 401 | 401 401 401 401 401 401 401 401',
    'enterCode',
  ],
  [
    'what every employee reads',
    '401 401 | 403 403 403 | 403 403 403 403 403 403 | in  in  in  in  in  in  in  in',
    `listPages listFindings listEditorPages getEditorPage listSectionUses checkDraft
     listRevisions getRevision listSchedules previewPage previewContent listMedia
     getMedia listMediaFolders listCatalogProducts getCatalogProduct previewCollectionRule listCatalogRecords getCatalogRecord
     listDeskWarehouses getDeskWarehouse listSpecialDays listStockTransfers getStockTransfer getStockHistory listTranslations
     getTranslation exportTranslations getToday listWaitingReviews listReleases getRelease checkRelease listPageReleases
     listComments getCommentThread replyToComment resolveComments changeComment deleteComment listCommentPeople
     listMentionsOfMe listSearches getSearch previewSearch exportJudgments listExperiments getExperiment listPageExperiments`,
  ],
  [
    'drafts and media: who edits pages',
    '401 401 | 403 403 403 | 403 403 403 403 403 403 | 403 in  in  403 403 403 403 in',
    `createEditorPage composePage saveDraft createCheckpoint touchPresence createPreviewLink listPreviewLinks deletePreviewLink
     askReview withdrawReview listReviewers createComment createExperiment changeExperiment deleteExperiment
     listAudit uploadMedia replaceMedia changeMedia deleteMedia cropMedia copyMedia moveSelectedMedia deleteSelectedMedia
     createMediaFolder renameMediaFolder deleteMediaFolder saveTranslation importTranslations`,
  ],
  [
    'what the shop shows, sells and asks for it: publishers',
    '401 401 | 403 403 403 | 403 403 403 403 403 403 | 403 403 in  403 403 403 403 in',
    `publishPage publishDraft unpublishPage deleteEditorPage undeleteEditorPage createSchedule changeSchedule
     cancelSchedule createRelease changeRelease cancelRelease putReleaseEntry removeReleaseEntry publishRelease answerReview
     startExperiment endExperiment createCatalogProduct
     bulkChangeProducts changeCatalogProduct duplicateCatalogProduct deleteCatalogProduct createCatalogRecord
     saveSearchTuning judgeProduct importJudgments changeCatalogRecord moveCatalogRecord deleteCatalogRecord changeSetting
     listSubscribers exportSubscribers removeSubscriber createWarehouse changeWarehouse closeWarehouse addSpecialDay
     removeSpecialDay`,
  ],
  [
    'stock from one warehouse to another: who ships, and publishers',
    '401 401 | 403 403 403 | 403 403 403 403 403 403 | 403 403 in  403 in  403 403 in',
    'moveStock receiveTransfer endTransfer',
  ],
  [
    'how much there is: who sells, who ships, and publishers',
    '401 401 | 403 403 403 | 403 403 403 403 403 403 | 403 403 in  in  in  403 403 in',
    `listInventory adjustInventory lookUpCodes getSkuMovements setReorderLevels listToReorder
     listPurchaseOrders createPurchaseOrder getPurchaseOrder savePurchaseOrder movePurchaseOrder receivePurchaseOrder`,
  ],
  [
    'files and prices: who prices, and publishers',
    '401 401 | 403 403 403 | 403 403 403 403 403 403 | 403 403 in  403 403 in  403 in',
    `listImports uploadImport getImport mapImport startImport cancelImport listImportChanges undoImport createPricing changePricing removePricing saveTablePrices importTablePrices`,
  ],
  [
    'what customers write: who sells, and who publishes',
    '401 401 | 403 403 403 | 403 403 403 403 403 403 | 403 403 in  in  403 403 403 in',
    `listDeskReviews moderateReview listDeskQuestions moderateQuestion`,
  ],
  [
    'prices and reports: who sells, publishes, prices and collects',
    '401 401 | 403 403 403 | 403 403 403 403 403 403 | 403 403 in  in  403 in  in  in',
    `previewPrices listPricing pricingChoices getPricing getSetting getReport exportReport listTablePrices exportTablePrices`,
  ],
  [
    'the desk of orders: who sells, ships and collects',
    '401 401 | 403 403 403 | 403 403 403 403 403 403 | 403 403 403 in  in  403 in  in',
    `listDeskOrders exportDeskOrders listDeskViews saveDeskView renameDeskView deleteDeskView getDeskOrder noteOrder`,
  ],
  [
    'goods out: who sells and who ships',
    '401 401 | 403 403 403 | 403 403 403 403 403 403 | 403 403 403 in  in  403 403 in',
    `fulfilOrder fulfilOrders getPickList`,
  ],
  [
    'money of orders and what customers owe: who sells and who collects',
    '401 401 | 403 403 403 | 403 403 403 403 403 403 | 403 403 403 in  403 403 in  in',
    `operatePayment refundLines getReconciliation listCompanyRebates listReceivables getReceivable getCustomerStatement recordReceipt
     giveCredit writeInvoice operateReceivable`,
  ],
  [
    'the desk of companies, customers and orders: who sells',
    '401 401 | 403 403 403 | 403 403 403 403 403 403 | 403 403 403 in  403 403 403 in',
    `listCompanies getCompanyRecord saveCompany decideCompany changeCompanyPerson removeCompanyPerson
     revokeCompanyInvitation listDeskProposals createProposal getDeskProposal saveProposal
     stepProposal deleteProposal answerProposal findProposalSkus cancelOrder previewOrderLines changeOrderLines
     listDrafts startDraft getDraft changeDraftLines saveDraftDetails sendDraft placeDraft deleteDraft
     stepReturn listDeskCustomers getDeskCustomer changeDeskCustomer noteCustomer sendCustomerReset
     resetCustomerTwoFactor endCustomerSessions getCustomerCart helpWithCart previewCustomerMerge mergeCustomers
     exportCustomer eraseCustomer listChains listChatPeople getChatFigures getCannedAnswers saveCannedAnswers getChain
     answerChain changeChain readChain listMail getMail resendMail`,
  ],
  [
    'employees: their admins',
    '401 401 | 403 403 403 | 403 403 403 403 403 403 | 403 403 403 403 403 403 403 in',
    'listEmployees inviteEmployee inviteEmployeeAgain changeEmployee resetTwoFactor requireTwoFactor getNotices saveNotices',
  ],
  [
    'another person’s password: nobody but who holds the machine',
    '401 401 | 403 403 403 | 403 403 403 403 403 403 | 403 403 403 403 403 403 403 403',
    'createEmployee',
  ],
];

const words = (text: string) => text.split(/[\s|]+/).filter(Boolean);

/** Each call's row: what it answers to each kind of person. A call that stands in the table twice is not overwritten. */
export const table: readonly { call: CallName; who: string; answers: Record<Role, Answer> }[] = rules.flatMap(
  ([who, answers, calls]) => {
    const cells = words(answers) as Answer[];
    if (cells.length !== roles.length) throw new Error(`${who}: ${cells.length} cells`);
    const row = Object.fromEntries(roles.map((role, at) => [role, cells[at]])) as Record<Role, Answer>;
    return words(calls).map((call) => ({ call: call as CallName, who, answers: row }));
  },
);
