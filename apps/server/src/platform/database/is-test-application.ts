/** SQL for whether an application is a test. `refId`: SQL, a column with the name of its table. */
export const isTestApplication = (refId: string) =>
  `EXISTS (SELECT FROM test_application WHERE test_application.ref_id = ${refId})`;
