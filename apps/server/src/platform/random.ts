export interface Random {
  /** A secret of 128 bits: 32 lower-case hex characters. */
  token(): string;
  /** An application's public id: 24 lower-case hex characters. */
  refId(): string;
  uuid(): string;
}
