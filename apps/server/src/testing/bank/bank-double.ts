import { XMLParser } from "fast-xml-parser";
import { type StatementLine, writeStatement } from "./write-statement.ts";

/** A transfer that one of our files orders. */
interface Transfer {
  endToEndId: string;
  cents: number;
  name: string;
  text: string;
}

/** What the bank books; it numbers it. */
type Booked = Omit<StatementLine, "reference" | "on">;

const parser = new XMLParser({ parseTagValue: false, isArray: (name) => name === "CdtTrfTxInf" });
const toCents = (euros: string) => Math.round(Number(euros) * 100);

/**
 * A bank with an account of ours: it takes our files, makes the transfers on their day or not, and says in its
 * statements what it has booked. It only knows what it is told, so its balance does not follow from our ledger.
 */
export class BankDouble {
  readonly iban: string;
  static readonly opening = 1_000_000;
  balance = BankDouble.opening;
  /** Transfers that were made, the newest last. */
  readonly made: Transfer[] = [];
  readonly #files = new Set<string>();
  #ordered: (Transfer & { on: string })[] = [];
  #unlisted: StatementLine[] = [];
  #listed = this.balance;
  #number = 0;

  constructor(iban: string) {
    this.iban = iban;
  }

  /** Whether it has got the file with this number. */
  has(messageId: string): boolean {
    return this.#files.has(messageId);
  }

  /** Takes a file of transfers (pain.001). Refuses one that does not add up, is of another account, or came before. */
  take(xml: string): void {
    const { GrpHdr: head, PmtInf: order } = parser.parse(xml).Document.CstmrCdtTrfInitn;
    const transfers: Transfer[] = order.CdtTrfTxInf.map(
      (of: {
        PmtId: { EndToEndId: string };
        Amt: { InstdAmt: string };
        Cdtr: { Nm: string };
        RmtInf: { Ustrd: string };
      }) => ({
        endToEndId: of.PmtId.EndToEndId,
        cents: toCents(of.Amt.InstdAmt),
        name: of.Cdtr.Nm,
        text: of.RmtInf.Ustrd,
      }),
    );
    const sum = transfers.reduce((total, { cents }) => total + cents, 0);
    const addsUp = sum === toCents(head.CtrlSum) && transfers.length === Number(head.NbOfTxs);
    if (!addsUp || order.DbtrAcct.Id.IBAN !== this.iban || this.has(head.MsgId))
      throw new Error(`the bank refuses the file ${head.MsgId}`);
    this.#files.add(head.MsgId);
    this.#ordered.push(...transfers.map((transfer) => ({ ...transfer, on: order.ReqdExctnDt.Dt })));
  }

  /** Makes the transfers that are due, each as a line or all as parts of one. Returns those that `refuses` chose instead. */
  makeTransfers(day: string, { together, refuses }: { together: boolean; refuses: (index: number) => boolean }) {
    const due = this.#ordered.filter(({ on }) => on <= day);
    this.#ordered = this.#ordered.filter(({ on }) => on > day);
    const refused = due.filter((_, index) => refuses(index));
    const made = due.filter((transfer) => !refused.includes(transfer));
    this.made.push(...made);
    const lines = made.map(({ cents, ...transfer }) => ({ ...transfer, cents: -cents }));
    if (together && lines.length > 1) {
      const cents = lines.reduce((sum, line) => sum + line.cents, 0);
      this.book(day, { cents, parts: lines });
    } else for (const line of lines) this.book(day, line);
    return refused;
  }

  /** A transfer of ours comes back: the account of the payee is closed. */
  sendBack(day: string, { endToEndId, cents, name }: Transfer): void {
    this.book(day, { cents, endToEndId, name, isReturn: true });
  }

  /** Money that somebody transfers to us, or that the bank takes. */
  book(on: string, booked: Booked): void {
    this.#number += 1;
    this.balance += booked.cents;
    this.#unlisted.push({ ...booked, on, reference: `${this.iban.slice(-4)}-${this.#number}` });
  }

  /** What was booked since the last statement. */
  writeStatement(day: string): string {
    const [lines, openingCents] = [this.#unlisted, this.#listed];
    this.#unlisted = [];
    this.#listed = this.balance;
    this.#number += 1;
    return writeStatement({ id: `S${this.#number}`, iban: this.iban, openingCents, lines, day });
  }
}
