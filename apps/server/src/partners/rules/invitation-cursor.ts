/** The position in a partner's list of invitations after which the next page begins. */
export interface InvitationPlace {
  createdAt: Date;
  publicId: string;
}

/** The cursor is opaque to partners, so that the order of the list may change. */
export function writeCursor({ createdAt, publicId }: InvitationPlace): string {
  return Buffer.from(`${createdAt.getTime()} ${publicId}`).toString("base64url");
}

/** Null for a text that `writeCursor` did not write. */
export function readCursor(cursor: string): InvitationPlace | null {
  const [, millis, publicId] = /^(\d{1,15}) ([0-9a-f]{24})$/.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  return millis && publicId ? { createdAt: new Date(Number(millis)), publicId } : null;
}
