import { type Language, screenPath } from "@kautia/contract";

export function landlordUrl(publicUrl: string, language: Language, token: string): string {
  return `${publicUrl}${screenPath(language, "landlord", { landlordToken: token })}`;
}
