import { applyTogether, coTenantLink, signAsCoTenantByApi, signFirstByApi } from "../../co-tenants.ts";
import { secretOf } from "../../mailbox.ts";
import { coTenant, expectSuccess } from "../../tenant-by-api.ts";
import { type Acts, long, start } from "./acts.ts";

/** Contracts that several people sign, as the first tenant and the others see them. Values are tokens. */
export async function makeCoTenants({ api }: Acts) {
  const answers = { ...long, insuranceStart: start };
  const [ben, cem, dana] = [
    coTenant("Benedikt-Maximilian", "Beispielhausen-Mustermannsdorf"),
    coTenant("Cem", "Kaya"),
    coTenant("Dana", "Dorn"),
  ];
  const flatShare = await signFirstByApi(api, [ben, cem, dana], answers);
  const [waiting, signed, refused] = [
    await coTenantLink(api, ben),
    await coTenantLink(api, cem),
    await coTenantLink(api, dana),
  ];
  await signAsCoTenantByApi(api, signed);
  expectSuccess(await api.post(`/co-tenants/${secretOf(refused)}/refuse`, { reason: "Ich ziehe doch nicht ein." }));

  const eva = coTenant("Eva", "Ende");
  await signFirstByApi(api, [eva], answers);
  const concluded = await coTenantLink(api, eva);
  await signAsCoTenantByApi(api, concluded);

  const finn = coTenant("Finn", "Fehler");
  const { token } = await signFirstByApi(api, [finn], answers);
  const changed = await coTenantLink(api, finn);
  expectSuccess(await api.post("/onboarding/tenant/rent-time", { token, rentTime: 4 }));

  return {
    unsigned: (await applyTogether(api, [coTenant("Gina", "Grau")], answers)).token,
    first: flatShare.token,
    waiting: secretOf(waiting),
    signed: secretOf(signed),
    refused: secretOf(refused),
    concluded: secretOf(concluded),
    changed: secretOf(changed),
  };
}
