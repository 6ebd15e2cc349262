/** Settings of a production server without any stand-in, for tests. */
export const productionSettings: Readonly<Record<string, string>> = {
  NODE_ENV: "production",
  DATABASE_URL: "postgres://localhost/kautia",
  SMTP_URL: "smtp://localhost",
  MAIL_FROM: "post@example.com",
  CLAMD_ADDRESS: "clamd:3310",
  SANCTIONS_SOURCE: import.meta.filename,
  BUREAU_NAME: "Auskunftei AG",
  BUREAU_URL: "https://bureau.example/score",
  BUREAU_CERT_FILE: import.meta.filename,
  BUREAU_KEY_FILE: import.meta.filename,
  ...Object.fromEntries(
    ["DE", "AT"].flatMap((country) => [
      [`STRIPE_SECRET_KEY_${country}`, "sk_live_1"],
      [`STRIPE_PUBLIC_KEY_${country}`, "pk_live_1"],
      [`STRIPE_WEBHOOK_SECRET_${country}`, "whsec_1"],
    ]),
  ),
  LEGAL_DOCUMENTS_DIR: import.meta.dirname,
  LEGAL_INSURER: "Bürge AG",
  LEGAL_INSURER_ADDRESS: "Beispielallee 2, 10115 Berlin",
  LEGAL_INSURER_REGISTER: "HRB 1",
  LEGAL_INSURER_STATE: "Deutschland",
  LEGAL_INSURER_REPRESENTATIVES: "Bea Bürge",
  LEGAL_INSURER_SUPERVISOR: "BaFin",
};
