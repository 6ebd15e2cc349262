/**
 * SQL for a column of the contract of `row`. In the SELECT list of a page, PostgreSQL reads it for the rows of the page
 * only; a join would read the contracts of the whole list.
 */
export const ofPolicy = (row: string, column: string) =>
  `(SELECT ${column} FROM policy WHERE policy.ref_id = ${row}.ref_id)`;
