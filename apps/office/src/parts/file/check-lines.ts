import { type FieldError, fieldError, type Problem } from "@kautia/contract";
import type { FileColumns, Line } from "./read-csv.ts";

/** A line of the file, what was made of it, and what happens to it. */
export interface CheckedLine<Columns extends FileColumns = FileColumns, Item = unknown> extends Line<Columns> {
  item: Item;
  /** `known`: it is there already, and nothing happens. */
  state: "new" | "known" | "wrong" | "done";
  /** In words: what is there already. */
  known?: string;
  faults: readonly FieldError[];
}

/** Marks each line whose key an earlier line has: of the two, only a person knows which is right. */
export function refuseRepeated<L extends CheckedLine>(
  lines: readonly L[],
  path: string,
  keyOf: (line: L) => string | undefined,
): L[] {
  const first = new Map<string, number>();
  return lines.map((line) => {
    const key = keyOf(line);
    if (key === undefined) return line;
    const earlier = first.get(key);
    if (earlier === undefined) {
      first.set(key, line.number);
      return line;
    }
    const fault = fieldError(path, "FIELD_INVALID", { repeats: earlier });
    return { ...line, state: "wrong", faults: [...line.faults, fault] };
  });
}

/** If both find the same field wrong, the browser's fault is shown, because it knows what the file says. */
export function addFaults(ours: readonly FieldError[], theirs: readonly FieldError[]): FieldError[] {
  return [...ours, ...theirs.filter(({ path }) => !ours.some((fault) => fault.path === path))];
}

export function faultsOf({ errorCode, data }: Problem): readonly FieldError[] {
  return data.fields.length > 0 ? data.fields : [{ path: "", errorCode, params: {} }];
}
