/** Tables of what comes after the signature: policies, money, mail. */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface PolicyTables {}
