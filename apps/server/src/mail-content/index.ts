import type { MailContent } from "../mails/index.ts";
import { dropOvertaken } from "./drop-overtaken.ts";
import { makeAttachments } from "./make-attachments.ts";
import { makeLinks } from "./make-links.ts";

export const mailContent: MailContent = { dropOvertaken, makeLinks, makeAttachments };
