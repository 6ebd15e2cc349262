import type { MailContent } from "../mails/index.ts";
import { dropObsolete } from "./drop-obsolete.ts";
import { makeAttachments } from "./make-attachments.ts";
import { makeLinks } from "./make-links.ts";

export const mailContent: MailContent = { dropObsolete, makeLinks, makeAttachments };
