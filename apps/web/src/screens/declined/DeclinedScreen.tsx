import { applyAgainAsTenant, type LandlordView, type TenantRecord } from "@kautia/contract";
import { DrawingDeclined, DrawingLateLetter, Question } from "@kautia/design-system";
import { AfterDecline } from "../../parts/declined/AfterDecline.tsx";
import { TalkToLandlord } from "../../parts/declined/TalkToLandlord.tsx";
import { isUnanswered } from "../../parts/signed/load-signed.ts";
import { timelineOf } from "../../parts/signed/timeline.ts";
import { Timeline } from "../../parts/timeline/Timeline.tsx";
import { useApp } from "../../app/app-context.ts";
import { useText } from "../../texts/use-text.ts";
import { Page } from "../../frame/Page.tsx";
import { SideBySide } from "../../frame/SideBySide.tsx";

interface DeclinedScreenProps {
  record: TenantRecord;
  view: LandlordView;
}

/** The landlord declined or did not answer: what that means, and what the tenant can do now. */
export function DeclinedScreen({ record, view }: DeclinedScreenProps) {
  const { api, session } = useApp();
  const text = useText();
  const { t } = text;
  const unanswered = isUnanswered(view);
  const title = t(unanswered ? "payment.timelineUnanswered" : "payment.timelineDeclined");
  const { landlordName, tenantName, fullAddress, depositAmount } = view;
  const talk = (
    <TalkToLandlord
      {...{ landlordName, tenantName, fullAddress }}
      landlordEmail={record.landlordInfo?.email ?? null}
      deposit={depositAmount}
    />
  );
  return (
    <Page title={title} width="wide">
      <SideBySide
        top={
          <>
            {unanswered ? <DrawingLateLetter /> : <DrawingDeclined />}
            <Question title={title} lead={t(unanswered ? "declined.leadUnanswered" : "declined.lead")} />
            <h2>{t("declined.now")}</h2>
            <AfterDecline
              level={3}
              again={() =>
                api.call(applyAgainAsTenant, { body: { token: session.token() ?? "" } }, { handledStatuses: "all" })
              }
              talk={unanswered ? undefined : talk}
            />
          </>
        }
        side={
          <section className="k-flow">
            <h2>{t("payment.timelineLabel")}</h2>
            <Timeline items={timelineOf(record, view, text)} />
          </section>
        }
      />
    </Page>
  );
}
